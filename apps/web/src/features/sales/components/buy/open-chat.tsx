import type { BuyerMessageView } from '@waybill/contract/chat/buyer-message-view';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { saleLimits } from '@waybill/contract/sales/enums';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TryAgain } from '../../../../ui/failed-to-load.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { When } from '../../../../ui/when.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { chatDraft } from '../../model/buy/chat-draft.ts';
import { type SellerChat, useSellerChat } from '../../model/buy/use-seller-chat.ts';

type OpenChatProps = {
  readonly view: BuyView;
  readonly chat: NonNullable<NonNullable<BuyView['mine']>['chat']>;
};

/** What buyer and seller have said to each other, and the field for more. */
export function OpenChat({ view, chat }: OpenChatProps) {
  const hand = useSellerChat(view.code, chat.lastSeq);
  const { name } = view.seller;
  return (
    <>
      {hand.state === 'looking' ? <Skeleton shape="text" /> : null}
      {hand.state === 'failed' ? (
        <TryAgain title="We could not load what was said" onTry={hand.ask}>
          Check your connection. It is tried again by itself, too.
        </TryAgain>
      ) : null}
      <Said hand={hand} name={name} />
      {chat.canWrite ? (
        <Writing code={view.code} name={name} onSend={hand.send} />
      ) : (
        <Notice tone="info" title="This chat is over">
          You could write to each other for {saleLimits.chatDays} days after the sale. What was said stays here.
        </Notice>
      )}
      {chat.canWrite && chat.until !== null ? (
        <p className="text-13 text-ink-soft">
          You can write to each other until <When at={chat.until} className="font-medium text-ink" />
        </p>
      ) : null}
    </>
  );
}

function Said({ hand, name }: { readonly hand: SellerChat; readonly name: string }) {
  const { messages, hasOlder, showOlder, readSeq, state } = hand;
  const { busy, run } = useBusy();
  const lastMine = messages.findLast(({ isMine }) => isMine)?.seq;
  return (
    <>
      {hasOlder ? (
        <Button variant="quiet" full busy={busy} onClick={() => void run(showOlder)}>
          Show what was said before
        </Button>
      ) : null}
      <div role="log" aria-label={`What you and ${name} said`}>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {messages.map((message) => (
            <Message
              key={message.seq}
              message={message}
              name={name}
              state={message.seq === lastMine ? (readSeq !== null && readSeq >= message.seq ? 'Read' : 'Sent') : undefined}
            />
          ))}
        </ol>
      </div>
      {state === 'found' && messages.length === 0 ? (
        <p className="text-15 text-ink-soft">
          Nothing was said yet. Never pay {name} in another way than on this page, whatever is written here.
        </p>
      ) : null}
    </>
  );
}

type MessageProps = { readonly message: BuyerMessageView; readonly name: string; readonly state: string | undefined };

function Message({ message: { isMine, messageText, images, sentAt }, name, state }: MessageProps) {
  return (
    <li
      className={classNames(
        'max-w-[85%] rounded-card border px-3 py-2 wrap-anywhere',
        isMine ? 'justify-self-end border-palm/40 bg-palm/12' : 'justify-self-start border-line bg-paper',
      )}
    >
      <span className="sr-only">{isMine ? 'You: ' : `${name}: `}</span>
      {images.length > 0 ? (
        <div className="mb-1 w-48 max-w-full">
          <PictureGrid images={images} alt={`A picture from ${name}`} small />
        </div>
      ) : null}
      <span className="whitespace-pre-line" dir="auto">
        {messageText}
      </span>
      <span className="block text-right text-13 text-ink-soft">
        <When at={sentAt} />
        {state ? `, ${state.toLowerCase()}` : ''}
      </span>
    </li>
  );
}

type WritingProps = { readonly code: string; readonly name: string; readonly onSend: (text: string) => Promise<void> };

/** What is typed is lost by nothing but sending it. */
function Writing({ code, name, onSend }: WritingProps) {
  const draft = chatDraft(code);
  const [text, setText] = useState(() => draft.resume(sessionStorage).text);
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();

  function type(next: string) {
    setText(next);
    setError(undefined);
    draft.write(sessionStorage, { text: next });
  }

  function send() {
    if (text.trim() === '') return setError('Please write something');
    void run(async () => {
      await onSend(text.trim());
      type('');
    });
  }

  return (
    <PlainForm onSubmit={send}>
      <TextAreaField
        label={`Your message to ${name}`}
        value={text}
        maxLength={saleLimits.chatText}
        rows={2}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" full busy={busy}>
        Send
      </Button>
    </PlainForm>
  );
}
