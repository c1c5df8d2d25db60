import type { BulkCaseView } from '@waybill/contract/ops/bulk-act';
import { transact } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { type AskedInBulk, dealInBulk } from '../deal-in-bulk.ts';
import { findBulk, insertBulk, listPeopleInBulk } from '../storage/bulks.ts';

/** Deals with several cases, each by itself. Sent again under the same key, also in parts, each is dealt with once. */
export async function actInBulk(
  context: OpsContext,
  { idempotencyKey, ...asked }: AskedInBulk & { readonly idempotencyKey: string },
): Promise<BulkCaseView[]> {
  const staffId = asked.caller.userId;
  const requestKey = keyFor(`${staffId} bulk`, idempotencyKey);
  const requestHash = keyFor('bulk', JSON.stringify(asked.act));
  const bulk = await transact(context.db, async (tx) => {
    await insertBulk(tx, { id: newId('bulk'), staffId, requestKey, requestHash });
    return findBulk(tx, requestKey);
  });
  if (bulk?.requestHash !== requestHash) throw keyUsedOtherwise();
  const isWarning = asked.act.what === 'close-report' && asked.act.outcome === 'warned';
  const warned = isWarning ? await listPeopleInBulk(context.db, bulk.id) : [];
  return dealInBulk(context, asked, { id: bulk.id, warned: new Set(warned) });
}
