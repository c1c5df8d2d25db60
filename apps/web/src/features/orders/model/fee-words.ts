import { negotiationStatus } from '@waybill/contract/orders/enums';
import type { NegotiationThreadView, NegotiationView } from '@waybill/contract/orders/negotiation-view';
import type { ActiveNegotiation } from '../api/list-active-negotiations.ts';
import { shortName } from './order-words.ts';

/** The state of a negotiation, in a line. */
export function feeWords({ otherParty, offer, needsMe }: ActiveNegotiation): string {
  const name = shortName(otherParty);
  if (offer.status === negotiationStatus.Accepted)
    return needsMe ? `${name} agreed. Enter your PIN to settle it` : `Agreed. ${name} confirms with a PIN`;
  return offer.isMine ? `You suggested a fee to ${name}` : `${name} suggests another fee`;
}

/** The outcome of one offer, shown in the conversation. Undefined while it is open. */
export function offerEnd(offer: NegotiationView): string | undefined {
  switch (offer.status) {
    case negotiationStatus.Countered:
      return 'Answered with another fee';
    case negotiationStatus.Accepted:
      return 'Accepted';
    case negotiationStatus.Rejected:
      return offer.isMine ? 'Declined' : 'You declined it';
    case negotiationStatus.Withdrawn:
      return 'No longer open';
    default:
      return undefined;
  }
}

/** The amount that is on the table: open, or agreed and waiting for the sender. */
export function latestOffer({ offers }: Pick<NegotiationThreadView, 'offers'>): NegotiationView | undefined {
  const last = offers.at(-1);
  return last && (last.status === negotiationStatus.Open || last.status === negotiationStatus.Accepted) ? last : undefined;
}

/** The number of counter-offers left before one of the two has to accept or decline. */
export function countersLeftWords(left: number): string {
  if (left <= 0) return 'That was the last offer: accept or decline it.';
  return left === 1 ? 'One more offer can be made.' : `${left} more offers can be made.`;
}
