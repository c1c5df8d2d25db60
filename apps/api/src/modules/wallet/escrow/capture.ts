import type { Tx } from '../../../platform/db/database.ts';
import { endEscrow } from './end.ts';
import { plainly } from './ending.ts';
import type { EscrowOutcome } from './escrow.ts';

/** The delivery is done: the fee less commission to the carrier, who can spend it a day later; commission and charge to us. */
export function captureEscrow(
  tx: Tx,
  { packageId, carrierId }: { readonly packageId: string; readonly carrierId: string },
): Promise<EscrowOutcome> {
  return endEscrow(tx, { packageId, from: 'held', carrier: { id: carrierId, feeMinor: 'all' }, words: plainly('') });
}
