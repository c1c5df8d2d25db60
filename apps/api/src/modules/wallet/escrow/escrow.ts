import { personAccount } from '../ledger/accounts.ts';
import { type HoldEffect, keyFor, type Leg, type Transfer } from '../ledger/transfer.ts';
import type { EscrowRow } from '../storage/escrow.ts';

/** `done-before`: this very act had been done already, and nothing moved now. */
export type EscrowOutcome = 'done' | 'done-before';

/** The reason why an act on escrow was refused. Nothing has moved; the caller knows the words for the person. */
export class EscrowRefused extends Error {
  readonly reason:
    | 'unknown'
    | 'frozen'
    | 'not-frozen'
    | 'ended'
    | 'asked-otherwise'
    | 'not-a-share'
    /** The buyer has not paid yet, or has paid already. */
    | 'due'
    | 'not-due'
    /** What the buyer has paid is less than this takes. */
    | 'too-little'
    /** The buyer pays the delivery, and agreed to its fee. */
    | 'fee-is-agreed';

  constructor(reason: EscrowRefused['reason'], packageId: string) {
    super(`The escrow of ${packageId} refuses: ${reason}`);
    this.reason = reason;
  }
}

/** What waits for one parcel, apart: everybody has the delivery, what was sold has goods, and to be paid at the door a reserve. */
export type EscrowSum = 'delivery' | 'goods' | 'reserve';

type Deal = Pick<EscrowRow, 'packageId' | 'senderId' | 'currency'> & Partial<Pick<EscrowRow, 'buyerId' | 'deliveryBy'>>;

/** Builds the transfer of one act on a package: `what` names the act, so that the books recognise it when it comes again. */
export function escrowTransfer(deal: Deal, what: string, legs: readonly Leg[]): Transfer {
  const { packageId } = deal;
  return { key: keyFor('escrow', `${packageId} ${what}`), kind: `escrow-${what.split(' ')[0]}`, about: { packageId }, legs };
}

/** Money of whoever pays this sum into escrow. */
export function intoEscrow(deal: Deal, amountMinor: bigint, effect: 'place' | 'raise', sum: EscrowSum = 'delivery'): Leg {
  return { from: own(deal, 'available', sum), to: own(deal, 'escrow', sum), amountMinor, hold: holdOf(deal, effect, sum) };
}

/** Money out of escrow; back to the sender it is a release. */
export function outOfEscrow(deal: Deal, amountMinor: bigint, to: Leg['to'] | 'sender', sum: EscrowSum = 'delivery'): Leg {
  const from = own(deal, 'escrow', sum);
  if (to === 'sender') return { from, to: own(deal, 'available', sum), amountMinor, hold: holdOf(deal, 'release', sum) };
  return { from, to, amountMinor, hold: holdOf(deal, 'capture', sum) };
}

/** A buyer has no wallet to release to: what is theirs leaves the books to where it came from. */
export function backToBuyer(deal: Deal, amountMinor: bigint, to: Leg['to'], sum: EscrowSum): Leg {
  return { from: own(deal, 'escrow', sum), to, amountMinor, hold: holdOf(deal, 'release', sum) };
}

function own(deal: Deal, kind: 'available' | 'escrow', sum: EscrowSum) {
  return personAccount(payerOf(deal, sum), kind, deal.currency);
}

function payerOf({ senderId, buyerId, deliveryBy }: Deal, sum: EscrowSum): string {
  const isBuyers = sum === 'goods' || (sum === 'delivery' && deliveryBy === 'buyer');
  return isBuyers ? (buyerId ?? senderId) : senderId;
}

function holdOf({ packageId }: Deal, effect: HoldEffect, sum: EscrowSum): NonNullable<Leg['hold']> {
  // One hold for a reference, by law: that of the delivery has the name of its package.
  const reference = sum === 'delivery' ? packageId : `${packageId} ${sum}`;
  return { id: keyFor('hold', reference), effect, reference };
}
