import type { OrderView } from '@waybill/contract/orders/order-view';
import { chatWith } from '../../../../session/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { otherOf, shortName, waitingWords } from '../../model/order-words.ts';

/** Of somebody who is muted their chat is in no list: while the order runs, it is opened from here. */
export function WaitingMessages({ order }: { readonly order: OrderView }) {
  const { waitingMessages } = order;
  if (!(waitingMessages > 0)) return null;
  const other = otherOf(order);
  return (
    <Notice
      tone="info"
      title={`${waitingWords(waitingMessages)} from ${shortName(other)}`}
      action={
        <ButtonLink variant="secondary" to={chatWith(other.id)} className="min-h-11 text-15">
          Open the chat
        </ButtonLink>
      }
    >
      You have muted them, so the chat is not in your list.
    </Notice>
  );
}
