import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderEventView, OrderSummaryView } from '@waybill/contract/orders/order-view';
import { publicStepWords } from '@waybill/contract/orders/tracking-words';
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

type Side = 'sender' | 'carrier';

/** `anybody`: whoever has the tracking number and is neither. */
export type Reader = Side | 'anybody';

/** As much of an event as its words need; a public history knows less than an order’s own. */
type HistoryEvent = Pick<OrderEventView, 'what'> & Partial<Pick<OrderEventView, 'by' | 'proof'>>;

/** A line of the history, from the reader’s side. */
export function eventWords(event: HistoryEvent, role: Reader): string {
  if (role === 'anybody') return publicStepWords(event.what);
  const sentence = sentences[event.what];
  return sentence ? sentence(subjectOf(event.by, role), event, role) : publicStepWords(event.what);
}

/** The subject of the sentence: “You”, “The sender”, “The carrier”, “We”. */
function subjectOf(by: HistoryEvent['by'], role: Reader): string {
  if (by === role) return 'You';
  if (by === 'sender') return 'The sender';
  return by === 'carrier' ? 'The carrier' : 'We';
}

type Sentence = (who: string, event: HistoryEvent, role: Side) => string;

const asked: Sentence = (who, { by }, role) => {
  if (by === 'sender') return role === 'sender' ? 'You requested this delivery' : 'The sender asked you to carry it';
  return `${who} offered to carry it`;
};

const cancelled: Sentence = (who, { by }, role) => {
  if (by === 'ops') return role === 'sender' ? 'We decided for you; your money is back' : 'We decided for the sender';
  return by === 'time' ? 'It was cancelled' : `${who} cancelled`;
};

const completed: Sentence = (_, { by, proof }, role) => {
  if (proof === 'code') return 'Completed with the receiver’s code';
  if (by === 'ops') return 'We decided the dispute';
  if (by === 'time') return 'Completed, and the fee is paid';
  return role === 'sender' ? 'You confirmed that it arrived' : 'The sender confirmed that it arrived';
};

const disputed: Sentence = (who, { by }) => {
  if (by !== 'time') return `${who} said that something is wrong`;
  return 'It waited too long for an answer, so we are looking into it';
};

const pickedUp: Sentence = (who, { proof }) => {
  const how = proof === 'code' ? ', with the pickup code' : proof === 'photo' ? ', with a photo' : '';
  return `${who} picked it up${how}`;
};

const delivered: Sentence = (who, { proof }) => {
  const how = proof === 'code' ? ', with the receiver’s code' : proof === 'photo' ? ', with a photo' : '';
  return `${who} handed it over${how}`;
};

/** What either side reads otherwise than anybody does. */
const sentences: Readonly<Record<string, Sentence>> = {
  'order.requested': asked,
  'order.accepted': (who) => `${who} accepted`,
  'order.declined': (who, { by }) => (by === 'time' || by === 'ops' ? 'Another carrier was chosen' : `${who} declined`),
  'order.cancelled': cancelled,
  'order.picked-up': pickedUp,
  'order.in-transit': (who) => (who === 'You' ? 'You are on the way' : 'The carrier is on the way'),
  'order.delivered': delivered,
  'order.disputed': disputed,
  'order.completed': completed,
  'order.attempt-failed': (who) => `${who} could not hand it over`,
  'order.try-again': (who) => `${who} asked for another attempt`,
  'order.returning': (who, { by }) => (by === 'time' ? 'It goes back to the seller' : `${who} asked to have it back`),
  'order.returned': (who, { by, proof }, role) => {
    if (by === 'sender') return role === 'sender' ? 'You have it back' : 'The seller has it back';
    const how = proof === 'code' ? ', with the return code' : proof === 'photo' ? ', with a photo' : '';
    return `${who} brought it back${how}`;
  },
  door: (who) => `${who === 'You' ? 'You were' : `${who} was`} at the door`,
  paid: () => 'The buyer paid: the money is in escrow',
  'cancellation-asked': (who) => `${who} asked to bring it back`,
  evidence: (who) => `${who} added evidence`,
  'receiver-changed': (who) => `${who} changed the receiver or the place`,
  'code-sent': () => 'The receiver got the code again',
  'claim-late': (who) => `${who} sent this later, when the order had moved on`,
};
