import { useMemo, useState } from 'react';
import type { ShownMessage } from '../../model/shown-message.ts';
import type { RoomInHand } from '../../model/use-room.ts';

type Part = Pick<RoomInHand, 'messages' | 'hasOlder' | 'loadOlder'>;

/** In lines: a little more than a phone shows. Where that does not fill the screen, more is drawn at once. */
const atFirst = 16;
const atATime = 50;

/** About how many lines it takes. */
const linesOf = ({ text, images }: ShownMessage) => 1 + Math.floor(text.length / 80) + (images.length > 0 ? 4 : 0);

function startOfEnd(messages: readonly ShownMessage[]): number {
  let lines = 0;
  return messages.findLastIndex((message) => {
    lines += linesOf(message);
    return lines >= atFirst;
  });
}

/**
 * Of what is known the end is drawn at first, and all that is new: to lay out the rest would keep a slow phone busy before
 * anybody can write. It follows as older messages do, when somebody scrolls up or jumps there.
 */
export function useDrawnPart(
  { messages, hasOlder, loadOlder }: Part,
  newFrom: number | null,
  jumpedTo: number | undefined,
): Part {
  // Null: everything is.
  const [firstDrawn, setFirstDrawn] = useState<string | null>();
  /** One before it, so that it does not stand at the very top. */
  const shortlyBefore = (seq: number | undefined) => {
    const at = seq === undefined ? -1 : messages.findIndex((message) => message.seq !== null && message.seq >= seq);
    return at === -1 ? messages.length : at - 1;
  };
  let from = 0;
  if (firstDrawn === undefined) from = Math.min(startOfEnd(messages), shortlyBefore(newFrom === null ? undefined : newFrom + 1));
  else if (firstDrawn !== null) from = messages.findIndex(({ key }) => key === firstDrawn);
  from = Math.max(0, Math.min(from, shortlyBefore(jumpedTo)));

  const nowFirst = from === 0 ? null : messages[from]?.key;
  if (messages.length > 0 && nowFirst !== firstDrawn) setFirstDrawn(nowFirst);

  return {
    messages: useMemo(() => (from === 0 ? messages : messages.slice(from)), [messages, from]),
    hasOlder: hasOlder || from > 0,
    loadOlder: () => (from > 0 ? setFirstDrawn(messages[from - atATime]?.key ?? null) : loadOlder()),
  };
}
