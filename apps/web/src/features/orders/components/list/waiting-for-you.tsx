import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import type { ReactNode } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import type { ActiveNegotiation } from '../../api/list-active-negotiations.ts';
import { feeWords } from '../../model/fee-words.ts';
import { needWords, otherOf, wayWords } from '../../model/order-words.ts';
import { useWaiting } from '../../model/use-waiting.ts';

type WaitingProps = {
  readonly onOpen: (orderId: string) => void;
  readonly onTalk: (packageId: string, userId: string) => void;
};

/** Above the list: what wants an answer of one’s own, and the fees that are being talked about. Nothing where there is neither. */
export function WaitingForYou({ onOpen, onTalk }: WaitingProps) {
  const { orders, fees, talks } = useWaiting();
  const count = orders.length + fees.length;
  return (
    <>
      {count > 0 ? (
        <Group title="Waiting for you" count={count}>
          {orders.map((order) => (
            <li key={order.id}>
              <NeedRow order={order} onOpen={onOpen} />
            </li>
          ))}
          {fees.map((talk) => (
            <li key={talk.offer.negotiationId}>
              <TalkRow talk={talk} onTalk={onTalk} />
            </li>
          ))}
        </Group>
      ) : null}
      {talks.length > 0 ? (
        <Group title="Fees being talked about">
          {talks.map((talk) => (
            <li key={talk.offer.negotiationId}>
              <TalkRow talk={talk} onTalk={onTalk} />
            </li>
          ))}
        </Group>
      ) : null}
    </>
  );
}

type GroupProps = { readonly title: string; readonly count?: number; readonly children: ReactNode };

function Group({ title, count, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <Card className="overflow-hidden p-0">
        <h2 className="flex items-center justify-between px-5 pt-4 pb-3 text-17">
          {title}
          {count === undefined ? null : (
            <span className="grid h-6 min-w-6 place-items-center rounded-full bg-marigold px-1.5 text-13 text-on-marigold tabular">
              {count}
            </span>
          )}
        </h2>
        <ul className="border-t border-line">{children}</ul>
      </Card>
    </section>
  );
}

type NeedRowProps = { readonly order: OrderSummaryView; readonly onOpen: (orderId: string) => void };

/** What is waited for in an order, and the way to it. */
export function NeedRow({ order, onOpen }: NeedRowProps) {
  const other = otherOf(order);
  return (
    <ListRow
      title={needWords(order)}
      text={<WayAndFee way={wayWords(order)} amount={order.fee} currency={order.currency} />}
      leading={<Avatar name={other.fullName} src={other.profilePicture} size={44} />}
      onClick={() => onOpen(order.id)}
    />
  );
}

type TalkRowProps = { readonly talk: ActiveNegotiation; readonly onTalk: WaitingProps['onTalk'] };

/** How far two people are about a fee, and the way there. */
export function TalkRow({ talk, onTalk }: TalkRowProps) {
  const { otherParty, offer } = talk;
  return (
    <ListRow
      title={feeWords(talk)}
      text={<WayAndFee way={wayWords(talk)} amount={offer.amount} currency={offer.currency} />}
      leading={<Avatar name={otherParty.fullName} src={otherParty.profilePicture} size={44} />}
      onClick={() => onTalk(talk.packageId, otherParty.id)}
    />
  );
}

type WayAndFeeProps = Pick<OrderSummaryView, 'currency'> & { readonly way: string; readonly amount: number };

/** Below the words, not beside them: on a phone they need the width. */
function WayAndFee({ way, amount, currency }: WayAndFeeProps) {
  return (
    <span className="flex flex-wrap gap-x-2">
      {way}
      <Amount minor={minorOf(amount)} currency={currency} className="text-ink" />
    </span>
  );
}
