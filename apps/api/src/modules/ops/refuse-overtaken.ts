import type { BulkCase, BulkWhat } from '@waybill/contract/ops/bulk-act';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readSupportRoom } from '../support/index.ts';
import { notWaiting, waitsNoLonger } from './case-policies.ts';
import { pastWords } from './past-words.ts';
import { findDecidedBefore } from './storage/decided-before.ts';
import { findWaitingCases } from './storage/waiting-cases.ts';

/** For how long a payout is left alone after somebody has asked the provider about it. */
const askedMinutes = 2;

/**
 * In the transaction of a bulk act, before it: a room that waits no longer is not written to again, and a payout that somebody has
 * just asked about is left alone. One such case may be answered or asked about twice on purpose; of two who choose the same many,
 * the second is told. The other acts see to it themselves.
 */
export async function refuseOvertaken(tx: Tx, staffId: string, what: BulkWhat, of: BulkCase): Promise<void> {
  if (what !== 'answer-support' && what !== 'settle-support' && what !== 'retry-payout') return;
  // Two who deal with the same one take turns: nothing of the first is to be seen before it is committed.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`case ${of.kind} ${of.id}`}, 0))`;
  if (what === 'retry-payout') await refuseAsked(tx, staffId, of);
  else await refuseAnswered(tx, staffId, of);
}

async function refuseAnswered(tx: Tx, staffId: string, { id, lastAt }: BulkCase): Promise<void> {
  const room = await readSupportRoom(tx, id);
  if (!room.isWaiting) throw await waitsNoLonger(tx, id, staffId);
  if (lastAt !== undefined && room.lastAt && room.lastAt > new Date(lastAt))
    throw new Problem('list_changed', 'They have written again meanwhile. Please read it first.');
}

async function refuseAsked(tx: Tx, staffId: string, { kind, id }: BulkCase): Promise<void> {
  const [found] = await findWaitingCases(tx, [{ kind, id }]);
  if (!found) throw await notWaiting(tx, { kind, id }, staffId);
  const asked = await findDecidedBefore(tx, id, ['payout-retried']);
  if (asked && asked.now.getTime() - asked.at.getTime() < askedMinutes * 60_000)
    throw new Problem('already_decided', `${pastWords(asked, staffId)} Please give it a moment.`);
}
