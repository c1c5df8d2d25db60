import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { Avatar } from '../../../../ui/avatar.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { type FeeRead, MoneyLine } from '../../../wallet/index.ts';
import type { ActiveNegotiation } from '../../api/list-active-negotiations.ts';
import { feeOfOrder } from '../../model/fee-of-order.ts';
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
      fee={feeOfOrder(order)}
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
      fee={feeNamed(negotiation)}
      person={negotiation.otherParty}
      onClick={() => onNegotiate(negotiation.packageId, negotiation.otherParty.id)}
    />
  ));
}

function feeNamed({ offer: { amount: fee, currency }, charge }: ActiveNegotiation): FeeRead {
  return { side: charge === null ? 'carrier' : 'sender', fee, charge, currency };
}

type LineProps = {
  readonly title: string;
  readonly way: string;
  readonly fee: FeeRead;
  readonly person: Pick<OrderSummaryView['carrier'], 'fullName' | 'profilePicture'>;
  readonly onClick: () => void;
};

/** The fee stands below the words, not beside them: on a phone they need the width. */
function Line({ title, way, fee, person, onClick }: LineProps) {
  return (
    <li>
      <ListRow
        title={title}
        text={
          <span className="flex flex-wrap gap-x-2 wrap-anywhere">
            {way}
            <MoneyLine {...fee} look="words" />
          </span>
        }
        leading={<Avatar name={person.fullName} src={person.profilePicture} size={44} />}
        onClick={onClick}
      />
    </li>
  );
}
