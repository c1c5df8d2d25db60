import { personAccount } from '../ledger/accounts.ts';
import { type HoldEffect, keyFor, type Leg, type Transfer } from '../ledger/transfer.ts';
import type { EscrowRow } from '../storage/escrow.ts';

/** `done-before`: this very act had been done already, and nothing moved now. */
export type EscrowOutcome = 'done' | 'done-before';

/** The reason why an act on escrow was refused. Nothing has moved; the caller knows the words for the person. */
export class EscrowRefused extends Error {
  readonly reason: 'unknown' | 'frozen' | 'not-frozen' | 'ended' | 'asked-otherwise' | 'not-a-share';

  constructor(reason: EscrowRefused['reason'], packageId: string) {
    super(`The escrow of ${packageId} refuses: ${reason}`);
    this.reason = reason;
  }
}

type Deal = Pick<EscrowRow, 'packageId' | 'senderId' | 'currency'>;

/** Builds the transfer of one act on a package: `what` names the act, so that the books recognise it when it comes again. */
export function escrowTransfer(deal: Deal, what: string, legs: readonly Leg[]): Transfer {
  const { packageId } = deal;
  return { key: keyFor('escrow', `${packageId} ${what}`), kind: `escrow-${what.split(' ')[0]}`, about: { packageId }, legs };
}

/** Money of the sender into escrow. */
export function intoEscrow(deal: Deal, amountMinor: bigint, effect: 'place' | 'raise'): Leg {
  return { from: own(deal, 'available'), to: own(deal, 'escrow'), amountMinor, hold: holdOf(deal, effect) };
}

/** Money out of escrow; to the sender it is a release. */
export function outOfEscrow(deal: Deal, amountMinor: bigint, to: Leg['to'] | 'sender'): Leg {
  const from = own(deal, 'escrow');
  if (to === 'sender') return { from, to: own(deal, 'available'), amountMinor, hold: holdOf(deal, 'release') };
  return { from, to, amountMinor, hold: holdOf(deal, 'capture') };
}

function own({ senderId, currency }: Deal, kind: 'available' | 'escrow') {
  return personAccount(senderId, kind, currency);
}

function holdOf({ packageId }: Deal, effect: HoldEffect): NonNullable<Leg['hold']> {
  return { id: keyFor('hold', packageId), effect, reference: packageId };
}
