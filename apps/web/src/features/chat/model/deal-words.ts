import type { StampTone } from '../../../ui/stamp.tsx';

/** An event of a negotiation or delivery, worded for one of its two sides. */
export type DealWords = { readonly title: string; readonly stamp: string; readonly tone: StampTone };

type Deal = {
  readonly what: string;
  /** Whether oneself did it. */
  readonly mine: boolean;
  /** Whether oneself carries, or would; null where that is not known. */
  readonly isCarrier: boolean | null;
  /** The other one. */
  readonly name: string;
};

type Wording = (deal: Deal & { readonly who: string }) => readonly [title: string, stamp: string, tone: StampTone];

const asked: Wording = ({ mine, isCarrier, name }) => {
  // The one who asks is the carrier with an offer, and the sender with a booking.
  const isOffer = isCarrier === null ? undefined : mine === isCarrier;
  if (isOffer === undefined)
    return [mine ? `You asked ${name} about a delivery` : `${name} asked about a delivery`, 'Requested', 'marigold'];
  if (isOffer) return [mine ? 'You offered to carry a parcel' : `${name} offers to carry your parcel`, 'Requested', 'marigold'];
  return [mine ? `You asked ${name} to carry a parcel` : `${name} asks you to carry a parcel`, 'Requested', 'marigold'];
};

const words: Readonly<Record<string, Wording>> = {
  'order.requested': asked,
  'order.accepted': ({ who }) => [`${who} accepted the delivery`, 'Agreed', 'palm'],
  'order.declined': ({ who }) => [`${who} declined the delivery`, 'Declined', 'clay'],
  'order.cancelled': ({ who }) => [`${who} cancelled the delivery`, 'Cancelled', 'clay'],
  'order.taken': () => ['Another carrier was chosen', 'Over', 'ink'],
  'order.called-off': () => ['The delivery was called off', 'Cancelled', 'ink'],
  'dispute.decided': () => ['Our team has decided', 'Decided', 'ink'],
  'order.fee-lowered': () => ['The fee was lowered, and the offer ended', 'Over', 'ink'],
  'order.expired': () => ['Nobody answered in time', 'Not answered', 'ink'],
  'order.picked-up': ({ who, mine }) => [`${who} ${mine ? 'have' : 'has'} the parcel`, 'Picked up', 'lagoon'],
  'order.in-transit': ({ who, mine }) => [`${who} ${mine ? 'are' : 'is'} on the way`, 'On the way', 'lagoon'],
  'order.delivered': ({ who }) => [`${who} handed the parcel over`, 'Handed over', 'palm'],
  'order.attempt-failed': ({ who }) => [`${who} could not hand the parcel over`, 'Not handed over', 'marigold'],
  'order.try-again': ({ who, mine }) => [`${who} ${mine ? 'want' : 'wants'} another attempt`, 'Once more', 'lagoon'],
  'order.returning': () => ['The parcel goes back to the seller', 'Going back', 'marigold'],
  'order.returned': () => ['The parcel is back with the seller', 'Back', 'ink'],
  'order.completed': () => ['Delivered, and paid', 'Completed', 'palm'],
  'order.disputed': () => ['Our team is looking into a delivery', 'In dispute', 'marigold'],
  'cancellation-asked': ({ who, mine }) => [
    `${who} ${mine ? 'want' : 'wants'} to bring the parcel back`,
    'Going back',
    'marigold',
  ],
  'fee.offered': ({ who }) => [`${who} suggested a fee`, 'Fee', 'lagoon'],
  'fee.countered': ({ who }) => [`${who} suggested another fee`, 'Fee', 'lagoon'],
  'fee.accepted': ({ who }) => [`${who} accepted the fee`, 'Fee agreed', 'palm'],
  'fee.rejected': ({ who }) => [`${who} declined the fee`, 'Declined', 'clay'],
  'fee.withdrawn': ({ who }) => [`${who} withdrew the fee`, 'Withdrawn', 'ink'],
  'fee.stepped-back': ({ who }) => [`${who} withdrew from the fee`, 'Withdrawn', 'ink'],
  'fee.expired': () => ['The fee offer has expired', 'Not answered', 'ink'],
  'fee.taken': () => ['Another carrier was chosen', 'Over', 'ink'],
  'fee.gone': () => ['The parcel is no longer available', 'Over', 'ink'],
};

export function dealWords(deal: Deal): DealWords {
  const who = deal.mine ? 'You' : deal.name;
  const [title, stamp, tone] = words[deal.what]?.({ ...deal, who }) ?? ['Something happened with a delivery', 'Delivery', 'ink'];
  return { title, stamp, tone };
}
