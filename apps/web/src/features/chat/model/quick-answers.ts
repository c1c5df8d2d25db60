import type { RoomView } from '@waybill/contract/chat/room-view';
import type { ShownMessage } from './shown-message.ts';

type Moment = {
  readonly room: Pick<RoomView, 'pendingRequests' | 'members'>;
  readonly messages: readonly ShownMessage[];
  readonly otherId: string;
};

type Side = 'sender' | 'carrier';

// Three of them fit a row of a phone.
const call = 'Please call';

/** By what happened last to their parcel, for whoever sends it and for whoever carries it. What is not here has no answers: it needs one’s own words. */
const afterDeals: Readonly<Record<string, Readonly<Record<Side, readonly string[]>>>> = {
  'order.accepted': {
    sender: ['It’s ready', 'Where are you?', call],
    carrier: ['On my way', 'I’m outside', call],
  },
  'order.picked-up': {
    sender: ['Thank you', 'Where are you?', call],
    carrier: ['On my way', 'Running late', call],
  },
  'order.in-transit': {
    sender: ['Where are you?', 'Thank you', call],
    carrier: ['I’m outside', 'Running late', call],
  },
  'order.attempt-failed': {
    sender: ['I’ll call them', 'Please wait', call],
    carrier: ['What now?', 'I cannot wait', call],
  },
  'order.try-again': { sender: ['Thank you', call], carrier: ['On my way', 'Running late', call] },
  'order.returning': { sender: ['When will you be here?', call], carrier: ['On my way', 'I’m outside', call] },
  'order.delivered': {
    sender: ['Thank you', 'I’ll check', call],
    carrier: ['Did it arrive?', 'Thank you', call],
  },
  'order.completed': { sender: ['Thank you', 'See you next time'], carrier: ['Thank you', 'See you next time'] },
  'cancellation-asked': { sender: ['When will you be here?', call], carrier: ['On my way', 'I’m outside', call] },
};

const toAnswer: Readonly<Record<'order' | 'fee', Readonly<Record<Side, readonly string[]>>>> = {
  order: {
    sender: ['When can you pick it up?', 'Let me check'],
    carrier: ['What is in the parcel?', 'Let me check'],
  },
  fee: {
    sender: ['Let me think', 'Is that your best price?'],
    carrier: ['Let me think', 'What is in the parcel?'],
  },
};

const toWait: readonly string[] = ['Any questions?', 'Any news?', call];

/** Short answers that fit the moment, one press each. None twice in a row: what oneself said last is left out. */
export function quickAnswers({ room, messages, otherId }: Moment): readonly string[] {
  const last = messages.at(-1);
  const said = last?.mine === true ? last.text : undefined;
  return answersFor({ room, messages, otherId }).filter((answer) => answer !== said);
}

function answersFor({ room, messages, otherId }: Moment): readonly string[] {
  const pending = room.pendingRequests.find(({ needsMe }) => needsMe) ?? room.pendingRequests[0];
  const newest = messages.findLast(({ deal }) => deal !== null && (!pending || deal.packageId === pending.packageId))?.deal;
  const side: Side = newest && newest.carrierId !== otherId ? 'carrier' : 'sender';
  if (pending) return pending.needsMe && newest ? toAnswer[pending.about][side] : toWait;
  if (newest) return afterDeals[newest.what]?.[side] ?? [];
  return messages.length === 0 ? ['Hello', 'Is it still available?'] : [];
}
