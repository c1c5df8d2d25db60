import type { BulkCaseView } from '@waybill/contract/ops/bulk-act';
import type { OpsContext } from '../context.ts';
import { type AskedInBulk, dealInBulk } from '../deal-in-bulk.ts';

/** What would become of each of several cases: carried out by the same commands, and taken back. */
export function previewBulk(context: OpsContext, asked: AskedInBulk): Promise<BulkCaseView[]> {
  return dealInBulk(context, asked, { id: null, warned: new Set() });
}
