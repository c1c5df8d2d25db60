import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { Amount } from '../../../../ui/amount.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import type { ActiveNegotiation } from '../../api/list-active-negotiations.ts';
import { feeWords } from '../../model/fee-words.ts';
import { needWords, otherOf, wayWords } from '../../model/order-words.ts';

export type OpenOrder = (orderId: string) => void;
export type OpenNegotiation = (packageId: string, userId: string) => void;

type OrderLinesProps = { readonly orders: readonly OrderSummaryView[]; readonly onOpen: OpenOrder };

/** Lines of a list: what is waited for in each order, and the way to it. */
export function OrderLines({ orders, onOpen }: OrderLinesProps) {
  return orders.map((order) => (
    <Line
      key={order.id}
      title={needWords(order)}
      way={wayWords(order)}
      amount={order.fee}
      currency={order.currency}
      person={otherOf(order)}
      onClick={() => onOpen(order.id)}
    />
  ));
}

type NegotiationLinesProps = { readonly negotiations: readonly ActiveNegotiation[]; readonly onNegotiate: OpenNegotiation };

/** Lines of a list: how far two people are about each fee, and the way there. */
export function NegotiationLines({ negotiations, onNegotiate }: NegotiationLinesProps) {
  return negotiations.map((negotiation) => (
    <Line
      key={negotiation.offer.negotiationId}
      title={feeWords(negotiation)}
      way={wayWords(negotiation)}
      amount={negotiation.offer.amount}
      currency={negotiation.offer.currency}
      person={negotiation.otherParty}
      onClick={() => onNegotiate(negotiation.packageId, negotiation.otherParty.id)}
    />
  ));
}

type LineProps = Pick<OrderSummaryView, 'currency'> & {
  readonly title: string;
  readonly way: string;
  readonly amount: number;
  readonly person: Pick<OrderSummaryView['carrier'], 'fullName' | 'profilePicture'>;
  readonly onClick: () => void;
};

/** The fee stands below the words, not beside them: on a phone they need the width. */
function Line({ title, way, amount, currency, person, onClick }: LineProps) {
  return (
    <li>
      <ListRow
        title={title}
        text={
          <span className="flex flex-wrap gap-x-2 wrap-anywhere">
            {way}
            <Amount minor={minorOf(amount)} currency={currency} className="text-ink" />
          </span>
        }
        leading={<Avatar name={person.fullName} src={person.profilePicture} size={44} />}
        onClick={onClick}
      />
    </li>
  );
}
