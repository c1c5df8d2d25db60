import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { newWords } from '../../model/buy/chat-words.ts';

// Most buyers read nothing but where it stands.
const OpenChat = lazyComponent(async () => (await import('./open-chat.tsx')).OpenChat, <Skeleton shape="card" />);

type Chat = NonNullable<NonNullable<BuyView['mine']>['chat']>;
type SellerChatProps = { readonly view: BuyView; readonly chat: Chat };

/** Talking to the seller: a line that says whether something is new, and all of it on a press. */
export function SellerChat({ view, chat }: SellerChatProps) {
  const { name, profilePicture } = view.seller;
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  if (chat.lastSeq === 0 && !chat.canWrite) return null;
  return (
    <Card>
      <section aria-labelledby="seller-chat" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex items-center gap-3">
          <Avatar name={name} src={profilePicture} size={44} />
          <div className="min-w-0 flex-1">
            <h2 id="seller-chat" ref={heading} tabIndex={-1} className="text-17 outline-none">
              {isOpen || chat.lastSeq > 0 ? `You and ${name}` : `Something to ask ${name}?`}
            </h2>
            <p role="status" className="text-15 text-ink-soft">
              {isOpen ? `${name} reads it in Waybill.` : newWords(name, chat)}
            </p>
          </div>
          {chat.unread > 0 && !isOpen ? (
            <span aria-hidden="true" className="rounded-full bg-marigold px-2.5 text-15 font-semibold text-on-marigold tabular">
              {chat.unread > 99 ? '99+' : chat.unread}
            </span>
          ) : null}
        </div>
        {isOpen ? (
          <OpenChat view={view} chat={chat} />
        ) : (
          <Button full variant={chat.unread > 0 ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
            {chat.unread > 0 ? 'Read and answer' : chat.lastSeq > 0 ? 'Open the chat' : `Write to ${name}`}
          </Button>
        )}
      </section>
    </Card>
  );
}
