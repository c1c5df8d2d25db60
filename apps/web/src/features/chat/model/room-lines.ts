import { messageKinds } from '@waybill/contract/chat/message-view';
import { here, type Zone } from '../../../ui/calendar.ts';
import { dayIn } from '../../../ui/lagos-day.ts';
import type { ShownMessage } from './shown-message.ts';

/** A line of the log, from top to bottom. */
export type RoomLine =
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  /** From here on nothing was read when the room was opened. */
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'deal'; readonly key: string; readonly message: ShownMessage }
  | {
      readonly kind: 'text';
      readonly key: string;
      readonly message: ShownMessage;
      /** Of several in a row by the same person, said within minutes. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

const togetherMs = 5 * 60_000;

/** `newFrom`: the last number that was read; null where there is nothing to point out. */
export function roomLines(messages: readonly ShownMessage[], newFrom: number | null, zone: Zone = here): readonly RoomLine[] {
  const drawn: RoomLine[] = [];
  const firstNew = newFrom === null ? undefined : messages.find(({ seq, mine }) => !mine && seq !== null && seq > newFrom);
  let day = '';
  for (const [index, message] of messages.entries()) {
    const { key, kind } = message;
    const itsDay = dayIn(new Date(message.sentAt), zone);
    // A device whose clock is wrong writes on another day than it sends: the same day may come twice.
    if (itsDay !== day) drawn.push({ kind: 'day', key: `day ${key}`, day: itsDay });
    day = itsDay;
    if (message === firstNew) drawn.push({ kind: 'new', key: 'new' });
    if (kind === messageKinds.deal) {
      drawn.push({ kind: 'deal', key, message });
      continue;
    }
    const previous = messages[index - 1];
    const next = messages[index + 1];
    drawn.push({
      kind: 'text',
      key,
      message,
      isFirst: message === firstNew || !(previous && isTogether(previous, message, zone)),
      isLast: next === firstNew || !(next && isTogether(message, next, zone)),
    });
  }
  return drawn;
}

function isTogether(first: ShownMessage, second: ShownMessage, zone: Zone): boolean {
  return (
    first.kind === second.kind &&
    first.mine === second.mine &&
    dayIn(new Date(first.sentAt), zone) === dayIn(new Date(second.sentAt), zone) &&
    Date.parse(second.sentAt) - Date.parse(first.sentAt) < togetherMs
  );
}

/** Counts the other member’s messages below the last one seen. */
export function countNew(messages: readonly ShownMessage[], seenSeq: number): number {
  return messages.filter(({ mine, seq }) => !mine && seq !== null && seq > seenSeq).length;
}
