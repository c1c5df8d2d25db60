import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from '@waybill/contract/call';
import { chatLimits } from '@waybill/contract/chat/chat-limits';
import type { getSupportRoom } from '@waybill/contract/ops/get-support-room';
import { gapComplaint } from '@waybill/contract/ops/reply-fields';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { When } from '../../../../ui/when.tsx';
import { answerSupport, newMessageId } from '../../api/answer-support.ts';
import { getSupportRoomQuery } from '../../api/get-support-room.ts';
import { settleSupport } from '../../api/settle-support.ts';
import { forPerson } from '../../model/written-for.ts';
import { CaseBar } from '../cases/case-bar.tsx';
import { HeldNotice } from '../cases/held-notice.tsx';
import { EvidencePictures } from '../evidence-pictures.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedPanel } from '../related/related-panel.tsx';
import { WordsField } from '../replies/words-field.tsx';
import { useOpsDraft } from '../use-ops-draft.ts';

type Room = ResultOf<typeof getSupportRoom>;

/** The messages of a support conversation, and the form for the next answer. */
export function SupportConversation({ roomId }: { readonly roomId: string }) {
  const query = useInfiniteQuery(getSupportRoomQuery(roomId));
  const { data } = query;
  const room = data?.pages[0];
  const end = useRef<HTMLDivElement>(null);
  const last = room?.messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever came last is brought into sight
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the clean-up.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (!data || !room) return <Loading query={query} failed="We could not load the conversation" />;
  const messages = data.pages.toReversed().flatMap((page) => page.messages);
  return (
    <div className="max-w-3xl">
      <CaseBar of={{ kind: 'support', id: roomId }} since={room.waitingSince} />
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
          <PersonLine person={room.person} isLink size={44} />
          {room.isWaiting ? <MarkAnswered roomId={roomId} /> : null}
        </div>
        {query.hasNextPage ? (
          <div className="pt-5 text-center">
            <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              Show what was said before
            </Button>
            <p role="alert" className="text-13 text-clay">
              {query.isFetchNextPageError ? query.error.message : null}
            </p>
          </div>
        ) : null}
        <ol aria-label="Messages" className="grid gap-4 py-5">
          {messages.map((message) => (
            <Message key={message.id} message={message} room={room} />
          ))}
          {messages.length === 0 ? <li className="text-ink-soft">Nothing was said yet.</li> : null}
        </ol>
        <Answer room={room} />
        <div ref={end} />
      </Card>
      <RelatedPanel people={[room.person.id]} of={{ kind: 'support', id: roomId }} className="mt-5" />
    </div>
  );
}

/** For a thank-you, or what was settled otherwise: the room waits no longer, until they write again. */
function MarkAnswered({ roomId }: { readonly roomId: string }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();

  async function mark(): Promise<void> {
    await run(async () => {
      await settleSupport(roomId);
      toast.success('It waits no longer', 'When they write again, it comes back.');
    });
    void queries.invalidateQueries({ queryKey: ['ops'] });
  }

  return (
    <Button variant="secondary" busy={busy} onClick={() => void mark()}>
      Mark as answered
    </Button>
  );
}

type MessageProps = { readonly message: Room['messages'][number]; readonly room: Room };

function Message({ message, room }: MessageProps) {
  const isOurs = message.senderId === room.supportId;
  const name = isOurs ? (message.staff ? `@${message.staff}` : 'Waybill support') : room.person.fullName;
  return (
    <li className="ops-message" data-ours={isOurs || undefined}>
      <p className="text-13 text-ink-soft">
        <strong>{name}</strong> · <When at={message.sentAt} />
      </p>
      {message.messageText ? <p className="whitespace-pre-line wrap-anywhere">{message.messageText}</p> : null}
      {message.images.length > 0 ? (
        <div className="mt-2 max-w-64">
          <EvidencePictures images={message.images} alt={`Picture from ${name}`} />
        </div>
      ) : null}
    </li>
  );
}

function Answer({ room: { roomId, person } }: { readonly room: Room }) {
  const queries = useQueryClient();
  const draft = useOpsDraft(`support.${roomId}`);
  const boxId = useId();
  const { busy, run } = useBusy();
  // The same answer keeps its id until it has arrived, so that a second try is no second message.
  const waiting = useRef<{ readonly text: string; readonly id: string }>(undefined);

  async function send(): Promise<void> {
    const text = draft.text.trim();
    if (text === '' || busy) return;
    if (gapComplaint(text) !== undefined) {
      // What is missing stands below the box.
      document.getElementById(boxId)?.focus();
      return;
    }
    if (waiting.current?.text !== text) waiting.current = { text, id: newMessageId() };
    const { id } = waiting.current;
    await run(async () => {
      await answerSupport(roomId, id, text);
      waiting.current = undefined;
      draft.forget();
    });
    void queries.invalidateQueries({ queryKey: ['ops'] });
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }

  return (
    <PlainForm onSubmit={() => void send()}>
      <HeldNotice of={{ kind: 'support', id: roomId }} />
      <WordsField
        id={boxId}
        of={forPerson('support', person)}
        label={`Answer ${person.fullName}`}
        hint="They read it as from Waybill support. Ctrl and Enter send it."
        value={draft.text}
        maxLength={chatLimits.text}
        onWrite={draft.write}
        onKeyDown={press}
      />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </PlainForm>
  );
}
