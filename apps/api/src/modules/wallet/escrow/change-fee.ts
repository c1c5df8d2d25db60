import type { Tx } from '../../../platform/db/database.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { collectDebt } from '../commands/collect-debt.ts';
import {
  findEscrowChange,
  insertEscrowChange,
  isOfSale,
  lockEscrow,
  type SaleEscrow,
  setEscrowFee,
  setReserve,
} from '../storage/escrow.ts';
import { type EscrowOutcome, EscrowRefused, escrowTransfer, intoEscrow, outOfEscrow } from './escrow.ts';
import { takeFromBalance } from './hold.ts';
import { writeEscrowLine } from './lines.ts';

export type FeeChange = {
  readonly packageId: string;
  /** Id of the negotiation that agreed on the fee, or of the sender's request: an old change that arrives again does nothing. */
  readonly changeId: string;
  readonly feeMinor: bigint;
  /** Nobody has agreed on it: the sender offers more or less to everybody. */
  readonly isOwnChange?: boolean;
};

/** Raises or lowers what is held to another fee; refuses a raise that the balance does not cover. */
export async function changeEscrowFee(tx: Tx, change: FeeChange): Promise<EscrowOutcome> {
  const { packageId, changeId, feeMinor } = change;
  const escrow = await lockEscrow(tx, packageId);
  if (!escrow) throw new EscrowRefused('unknown', packageId);
  const asked = await findEscrowChange(tx, packageId, changeId);
  if (asked !== undefined) {
    if (asked !== feeMinor) throw new EscrowRefused('asked-otherwise', packageId);
    return 'done-before';
  }
  if (escrow.state !== 'held') throw new EscrowRefused(escrow.state === 'frozen' ? 'frozen' : 'ended', packageId);
  if (escrow.deliveryBy === 'buyer') throw new EscrowRefused('fee-is-agreed', packageId);
  insertEscrowChange(tx, packageId, changeId, feeMinor);
  const more = feeMinor - BigInt(escrow.feeMinor);
  if (more === 0n) return 'done';
  setEscrowFee(tx, packageId, feeMinor);
  if (isOfSale(escrow) && escrow.reserveMinor !== '0') return changeBoth(tx, escrow, change, more);
  writeEscrowLine(tx, escrow, {
    userId: escrow.senderId,
    kind: more > 0n ? 'escrow' : 'escrow-returned',
    amountMinor: more > 0n ? more : -more,
    detail: detailOf(change, more),
    what: changeId,
  });
  sendEvent(tx, escrow.senderId, { type: 'wallet.changed' });
  const leg = more > 0n ? intoEscrow(escrow, more, 'raise') : outOfEscrow(escrow, -more, 'sender');
  await takeFromBalance(tx, escrow, more, escrowTransfer(escrow, `change ${changeId}`, [leg]));
  const { senderId, currency } = escrow;
  if (more < 0n) await collectDebt(tx, { userId: senderId, currency, occasion: `escrow ${packageId} ${changeId}` });
  return 'done';
}

/** What is kept for an attempt that fails is as much as the fee. */
async function changeBoth(tx: Tx, escrow: SaleEscrow, change: FeeChange, more: bigint): Promise<EscrowOutcome> {
  const { packageId, senderId, currency } = escrow;
  setReserve(tx, packageId, BigInt(escrow.reserveMinor) + more);
  const amountMinor = (more > 0n ? more : -more) * 2n;
  writeEscrowLine(tx, escrow, {
    userId: senderId,
    kind: more > 0n ? 'escrow' : 'escrow-returned',
    amountMinor,
    detail: `${detailOf(change, more)} What is kept for an attempt that fails changed with it.`,
    what: change.changeId,
  });
  sendEvent(tx, senderId, { type: 'wallet.changed' });
  const sums = ['delivery', 'reserve'] as const;
  const legs = sums.map((sum) =>
    more > 0n ? intoEscrow(escrow, more, 'raise', sum) : outOfEscrow(escrow, -more, 'sender', sum),
  );
  await takeFromBalance(tx, escrow, amountMinor, escrowTransfer(escrow, `change ${change.changeId}`, legs));
  if (more < 0n) await collectDebt(tx, { userId: senderId, currency, occasion: `escrow ${packageId} ${change.changeId}` });
  return 'done';
}

function detailOf({ isOwnChange = false }: FeeChange, more: bigint): string {
  if (isOwnChange) return more > 0n ? 'You raised the fee.' : 'You lowered the fee.';
  return more > 0n ? 'The agreed fee is higher.' : 'The agreed fee is lower.';
}
