import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderEventView, OrderSummaryView } from '@waybill/contract/orders/order-view';
import type { StampTone } from '../../../ui/stamp.tsx';

type StatusWords = { readonly word: string; readonly tone: StampTone };

const statuses: Readonly<Record<OrderStatus, StatusWords>> = {
  [orderStatus.Requested]: { word: 'Requested', tone: 'marigold' },
  [orderStatus.Accepted]: { word: 'Agreed', tone: 'palm' },
  [orderStatus.PickedUp]: { word: 'Picked up', tone: 'lagoon' },
  [orderStatus.InTransit]: { word: 'On the way', tone: 'lagoon' },
  [orderStatus.Delivered]: { word: 'Handed over', tone: 'palm' },
  [orderStatus.Completed]: { word: 'Completed', tone: 'palm' },
  [orderStatus.Cancelled]: { word: 'Cancelled', tone: 'clay' },
  [orderStatus.Declined]: { word: 'Declined', tone: 'clay' },
  [orderStatus.Disputed]: { word: 'In dispute', tone: 'marigold' },
  [orderStatus.Expired]: { word: 'Not answered', tone: 'ink' },
  [orderStatus.AttemptFailed]: { word: 'Not handed over', tone: 'marigold' },
  [orderStatus.Returning]: { word: 'Going back', tone: 'marigold' },
};

/** For a choice among all of them, in the order of a delivery’s life. */
export const orderStatusChoices = Object.entries(statuses).map(([status, { word }]) => ({ status: Number(status), word }));

function statusWords(status: number): StatusWords {
  return Object.entries(statuses).find(([known]) => Number(known) === status)?.[1] ?? { word: 'On file', tone: 'ink' };
}

export function orderStatusWord(status: number): string {
  return statusWords(status).word;
}

type Stamped = Pick<OrderSummaryView, 'orderStatus' | 'outcome'>;

/** The word on the stamp. An order that staff decided was not simply completed or cancelled. */
export function stampWord({ orderStatus: status, outcome }: Stamped): string {
  return outcome ? 'Decided' : orderStatusWord(status);
}

export function stampTone({ orderStatus: status, outcome }: Stamped): StampTone {
  return outcome ? 'ink' : statusWords(status).tone;
}

/** `anybody`: whoever has the tracking number and is neither. */
export type Reader = 'sender' | 'carrier' | 'anybody';

/** As much of an event as its words need; a public history knows less than an order’s own. */
type HistoryEvent = Pick<OrderEventView, 'what'> & Partial<Pick<OrderEventView, 'by' | 'proof'>>;

/** A line of the history, from the reader’s side. */
export function eventWords(event: HistoryEvent, role: Reader): string {
  const sentence = sentences[event.what];
  return sentence ? sentence(subjectOf(event.by, role), event, role) : 'Something was noted';
}

/** The subject of the sentence: “You”, “The sender”, “The carrier”, “We”. */
function subjectOf(by: HistoryEvent['by'], role: Reader): string {
  if (by === role) return 'You';
  if (by === 'sender') return 'The sender';
  return by === 'carrier' ? 'The carrier' : 'We';
}

type Sentence = (who: string, event: HistoryEvent, role: Reader) => string;

const asked: Sentence = (who, { by }, role) => {
  if (role === 'anybody') return 'The delivery was requested';
  if (by === 'sender') return role === 'sender' ? 'You requested this delivery' : 'The sender asked you to carry it';
  return `${who} offered to carry it`;
};

const cancelled: Sentence = (who, { by }, role) => {
  if (role === 'anybody') return 'The delivery was cancelled';
  if (by === 'ops') return role === 'sender' ? 'We decided for you; your money is back' : 'We decided for the sender';
  return by === 'time' ? 'It was cancelled' : `${who} cancelled`;
};

const completed: Sentence = (_, { by, proof }, role) => {
  if (role === 'anybody') return 'Delivered and completed';
  if (proof === 'code') return 'Completed with the receiver’s code';
  if (by === 'ops') return 'We decided the dispute';
  if (by === 'time') return 'Completed, and the fee is paid';
  return role === 'sender' ? 'You confirmed that it arrived' : 'The sender confirmed that it arrived';
};

const disputed: Sentence = (who, { by }, role) => {
  if (role === 'anybody') return 'We are looking into something about it';
  if (by !== 'time') return `${who} said that something is wrong`;
  return 'It waited too long for an answer, so we are looking into it';
};

const pickedUp: Sentence = (who, { proof }, role) => {
  if (role === 'anybody') return 'The carrier has the parcel';
  const how = proof === 'code' ? ', with the pickup code' : proof === 'photo' ? ', with a photo' : '';
  return `${who} picked it up${how}`;
};

const delivered: Sentence = (who, { proof }, role) => {
  if (role === 'anybody') return 'The parcel was handed over';
  const how = proof === 'code' ? ', with the receiver’s code' : proof === 'photo' ? ', with a photo' : '';
  return `${who} handed it over${how}`;
};

const sentences: Readonly<Record<string, Sentence>> = {
  'order.requested': asked,
  'order.accepted': (who, _, role) => (role === 'anybody' ? 'A carrier has agreed to bring it' : `${who} accepted`),
  'order.declined': (who, { by }, role) => {
    if (role === 'anybody') return 'The delivery was not agreed on';
    return by === 'time' || by === 'ops' ? 'Another carrier was chosen' : `${who} declined`;
  },
  'order.cancelled': cancelled,
  'order.expired': () => 'Nobody answered in time',
  'order.fee-lowered': () => 'The fee was lowered, which ended the offer',
  'order.picked-up': pickedUp,
  'order.in-transit': (who, _, role) =>
    role === 'anybody' ? 'The parcel is on the way' : who === 'You' ? 'You are on the way' : 'The carrier is on the way',
  'order.delivered': delivered,
  'order.disputed': disputed,
  'order.completed': completed,
  'order.attempt-failed': (who, _, role) =>
    role === 'anybody' ? 'The parcel could not be handed over' : `${who} could not hand it over`,
  'order.try-again': (who, _, role) =>
    role === 'anybody' ? 'There is to be another attempt' : `${who} asked for another attempt`,
  'order.returning': (who, { by }, role) => {
    if (role === 'anybody') return 'The parcel is on its way back';
    return by === 'time' ? 'It goes back to the seller' : `${who} asked to have it back`;
  },
  'order.returned': (who, { by, proof }, role) => {
    if (role === 'anybody') return 'The parcel went back';
    if (by === 'sender') return role === 'sender' ? 'You have it back' : 'The seller has it back';
    const how = proof === 'code' ? ', with the return code' : proof === 'photo' ? ', with a photo' : '';
    return `${who} brought it back${how}`;
  },
  door: (who, _, role) =>
    role === 'anybody' ? 'The carrier is at the door' : `${who === 'You' ? 'You were' : `${who} was`} at the door`,
  paid: (_, __, role) => (role === 'anybody' ? 'It is paid' : 'The buyer paid: the money is in escrow'),
  'dispute-decided': () => 'We have looked into it, and it is closed',
  'cancellation-asked': (who, _, role) =>
    role === 'anybody' ? 'The carrier is bringing it back' : `${who} asked to bring it back`,
  evidence: (who, _, role) => (role === 'anybody' ? 'We are looking into something about it' : `${who} added evidence`),
  'receiver-changed': (who, _, role) =>
    role === 'anybody' ? 'The place of delivery was changed' : `${who} changed the receiver or the place`,
  'code-sent': (_, __, role) => (role === 'anybody' ? 'The code was sent again' : 'The receiver got the code again'),
  'claim-late': (who, _, role) =>
    role === 'anybody' ? 'Something was added later' : `${who} sent this later, when the order had moved on`,
};
