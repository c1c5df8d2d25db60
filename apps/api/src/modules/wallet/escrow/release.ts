import type { Tx } from '../../../platform/db/database.ts';
import { endEscrow } from './end.ts';
import { plainly } from './ending.ts';
import type { EscrowOutcome } from './escrow.ts';

/** The delivery will not be: all of it goes back to the sender, and so does a credit that was spent. */
export function releaseEscrow(tx: Tx, packageId: string): Promise<EscrowOutcome> {
  return endEscrow(tx, {
    packageId,
    from: 'held',
    words: plainly('The delivery will not take place. It is back in your balance.'),
  });
}
