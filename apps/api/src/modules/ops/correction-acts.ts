import type { ActName } from '@waybill/contract/ops/list-acts';
import type { Tx } from '../../platform/db/database.ts';
import type { CorrectionRow } from '../wallet/index.ts';
import { recordAct } from './storage/acts.ts';

type CorrectionAct = Extract<ActName, `correction-${string}`>;

/** For the transaction in which a correction is proposed or decided. */
export function recordCorrection(staffId: string, what: CorrectionAct, { because }: { readonly because: string }) {
  return (tx: Tx, { id, userId, direction, amountMinor, currency }: CorrectionRow) =>
    recordAct(tx, { staffId, what, subject: id, userId, about: { direction, amountMinor, currency }, because });
}
