import type { RoomView } from '@waybill/contract/chat/room-view';
import { voiceNoteWords } from '@waybill/contract/files/voice-note-words';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { here } from '../../../../ui/calendar.ts';
import { dayIn, dayInWords } from '../../../../ui/lagos-day.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { firstName, otherIn } from '../../model/members.ts';
import { type RoomLine, roomLines } from '../../model/room-lines.ts';
import type { ShownMessage } from '../../model/shown-message.ts';
import type { RoomInHand } from '../../model/use-room.ts';
import { Bubble } from './bubble.tsx';
import { DealSlip } from './deal-slip.tsx';
import { useDrawnPart } from './use-drawn-part.ts';
import { useLog } from './use-log.ts';
import type { RoomLinks } from './use-room-links.ts';

type RoomLogProps = {
  readonly room: RoomView;
  readonly hand: RoomInHand;
  readonly links: RoomLinks;
  readonly newFrom: number | null;
  /** A message that was looked for. */
  readonly found: Found | undefined;
};

/** A message to jump to; a new one each time, so that the same can be jumped to again. */
export type Found = { readonly seq: number };

/** Everything that was said, oldest on top. */
export function RoomLog({ room, hand, links, newFrom, found }: RoomLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isLoading, isLoadingOlder, isOtherTyping } = hand;
  const part = useDrawnPart(hand, newFrom, found?.seq);
  const { messages, hasOlder, loadOlder } = part;
  const { isBelow, newBelow, goToEnd } = useLog(box, { ...hand, ...part });
  const other = otherIn(room);
  const name = firstName(other.fullName);
  const lines = useMemo(() => roomLines(messages, newFrom), [messages, newFrom]);
  const newest = messages.findLast(({ mine, deal }) => mine && deal === null)?.key;
  const drawn = { name, newest, found: found?.seq, roomId: room.id, otherId: other.userId, hand, links };

  useEffect(() => {
    const log = box.current;
    const element = found && log?.querySelector<HTMLElement>(`[data-seq="${found.seq}"]`);
    if (!log || !element) return;
    // By hand: the browser would move everything around it, too.
    const at = element.getBoundingClientRect();
    log.scrollTop += at.top - log.getBoundingClientRect().top - (log.clientHeight - at.height) / 2;
    element.focus({ preventScroll: true });
  }, [found]);

  return (
    <div className="chat-log-frame">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={`Conversation with ${other.fullName}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
        className="chat-log"
      >
        <div className="chat-log-paper">
          {hasOlder ? (
            <Button variant="quiet" busy={isLoadingOlder} className="chat-older" onClick={loadOlder}>
              Show older messages
            </Button>
          ) : null}
          {isLoading ? <LogSkeleton /> : null}
          {!isLoading && messages.length === 0 && hand.failure === null ? <NoMessagesYet name={name} /> : null}
          <ol className="chat-lines">{lines.map((line) => drawLine(line, drawn))}</ol>
          <p className="chat-typing">{isOtherTyping ? <Typing name={name} /> : null}</p>
        </div>
      </div>
      {isBelow ? null : (
        <button type="button" className="chat-latest" onClick={goToEnd}>
          <ArrowDown size={20} aria-hidden="true" />
          {newBelow > 0 ? `${newBelow} new` : 'Latest'}
        </button>
      )}
      <NewMessages messages={hand.messages} name={name} isLoading={isLoading} />
    </div>
  );
}

type Drawn = {
  readonly name: string;
  readonly newest: string | undefined;
  readonly found: number | undefined;
  readonly roomId: string;
  readonly otherId: string;
  readonly hand: RoomInHand;
  readonly links: RoomLinks;
};

function drawLine(line: RoomLine, { name, newest, found, roomId, otherId, hand, links }: Drawn): ReactNode {
  switch (line.kind) {
    case 'day':
      return (
        <li key={line.key} className="chat-day">
          <h2>{dayInWords(line.day, dayIn(new Date(), here))}</h2>
        </li>
      );
    case 'new':
      return (
        <li key={line.key} data-new="" className="chat-new">
          <span>New messages</span>
        </li>
      );
    case 'deal':
      return line.message.deal === null ? null : (
        <DealSlip
          key={line.key}
          message={line.message}
          deal={line.message.deal}
          name={name}
          otherId={otherId}
          onRequest={links.onRequest}
          onOrder={links.onOrder}
        />
      );
    default:
      return (
        <Bubble
          key={line.key}
          line={line}
          roomId={roomId}
          name={name}
          isNewest={line.key === newest}
          isFound={found !== undefined && line.message.seq === found}
          onRetry={hand.retry}
          onDiscard={hand.discard}
        />
      );
  }
}

function Typing({ name }: { readonly name: string }) {
  return (
    <>
      {name} is writing
      <span aria-hidden="true" className="chat-dots">
        <span />
        <span />
        <span />
      </span>
    </>
  );
}

function NoMessagesYet({ name }: { readonly name: string }) {
  return (
    <p className="chat-hello">
      No messages yet. Ask {name} about the way, the day or the parcel. Money and codes are safest on the order itself, not in
      messages.
    </p>
  );
}

function LogSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the conversation" className="chat-log-skeleton">
      {['w-3/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-2/5'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without content differ by position only
        <Skeleton key={index} shape="button" className={width} />
      ))}
    </div>
  );
}

type NewMessagesProps = { readonly messages: readonly ShownMessage[]; readonly name: string; readonly isLoading: boolean };

/** Announces new messages to screen readers. The log itself is no live region: loading old messages must stay silent. */
function NewMessages({ messages, name, isLoading }: NewMessagesProps) {
  const announcedSeq = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (isLoading) return;
    const newestSeq = messages.findLast(({ seq }) => seq !== null)?.seq ?? 0;
    const since = announcedSeq.current;
    announcedSeq.current = Math.max(since ?? 0, newestSeq);
    if (since === undefined) return;
    const fresh = messages.filter(({ seq, mine, deal }) => !mine && deal === null && seq !== null && seq > since);
    if (fresh.length > 0) setAnnouncement(fresh.map((message) => `${name}: ${inWords(message)}`).join('. '));
  }, [messages, name, isLoading]);
  return (
    <p aria-live="polite" className="sr-only">
      {announcement}
    </p>
  );
}

function inWords({ text, images, voice }: ShownMessage): string {
  if (voice) return voiceNoteWords(voice.durationMs);
  return text || (images.length === 1 ? 'a picture' : `${images.length} pictures`);
}
