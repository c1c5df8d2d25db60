import type { OrderSummaryView } from '@waybill/contract/orders/order-view';
import { Avatar } from '../../../../ui/avatar.tsx';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { Stamp } from '../../../../ui/stamp.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { feeOfOrder } from '../../model/fee-of-order.ts';
import { categoryWord, goesWords, needWords, otherOf, waitingWords } from '../../model/order-words.ts';
import { outcomeText } from '../../model/outcome-words.ts';
import { stampTone, stampWord } from '../../model/status-words.ts';
import { WaitingMark } from '../proof/waiting-mark.tsx';
import { TableRow } from './table-row.tsx';
import { Way } from './way.tsx';

type OrderRowProps = { readonly order: OrderSummaryView; readonly onOpen: () => void };

/** An order on a phone: the way, with whom, how it stands, what it pays. */
export function OrderCard({ order, onOpen }: OrderRowProps) {
  const other = otherOf(order);
  return (
    <button type="button" onClick={onOpen} className="list-row items-start">
      <Avatar name={other.fullName} src={other.profilePicture} size={44} />
      <span className="grid min-w-0 flex-1 gap-0.5 text-13 text-ink-soft">
        <span className="text-15 text-ink">
          <Way {...wayOf(order)} />
        </span>
        <span className="wrap-anywhere">
          {order.role === 'sender' ? 'Carried by' : 'For'} {other.fullName}
        </span>
        <span>
          {categoryWord(order.itemCategoryId)} · {goesWords(order.orderStatus, order.shipmentDate, lagosDay(new Date())).value}
        </span>
        <MoneyLine look="words" {...feeOfOrder(order)} />
        <Outcome order={order} />
        <span className="row-stamp">
          <Stamp tone={stampTone(order)}>{stampWord(order)}</Stamp>
          {order.needsMe ? <span className="min-w-0 font-semibold text-ink wrap-anywhere">{needWords(order)}</span> : null}
        </span>
        {order.waitingMessages > 0 ? <span className="font-semibold text-ink">{waitingWords(order.waitingMessages)}</span> : null}
        {order.role === 'carrier' ? <WaitingMark userId={order.carrier.id} orderId={order.id} /> : null}
      </span>
    </button>
  );
}

/** The same in a table. */
export function OrderTableRow({ order, onOpen }: OrderRowProps) {
  const other = otherOf(order);
  return (
    <TableRow
      onOpen={onOpen}
      lead={
        <>
          <Way {...wayOf(order)} />
          <span className="block text-13 text-ink-soft">
            {order.needsMe ? <strong className="font-semibold text-ink">{needWords(order)}</strong> : order.trackingId}
          </span>
          {order.waitingMessages > 0 ? (
            <span className="block text-13 font-semibold">{waitingWords(order.waitingMessages)}</span>
          ) : null}
          <Outcome order={order} />
          <span className="sr-only">{stampWord(order)}</span>
          {order.role === 'carrier' ? <WaitingMark userId={order.carrier.id} orderId={order.id} /> : null}
        </>
      }
      party={
        <>
          <Avatar name={other.fullName} src={other.profilePicture} size={36} />
          <span className="min-w-0">
            <span className="block max-w-28 truncate font-medium xl:max-w-44">{other.fullName}</span>
            <span className="block text-13 text-ink-soft">{order.role === 'sender' ? 'carries it' : 'sends it'}</span>
          </span>
        </>
      }
      what={categoryWord(order.itemCategoryId)}
      goes={goesWords(order.orderStatus, order.shipmentDate, lagosDay(new Date())).value}
      money={<MoneyLine {...feeOfOrder(order)} />}
      status={<Stamp tone={stampTone(order)}>{stampWord(order)}</Stamp>}
    />
  );
}

/** Beside the fee that was agreed on: who got what of it, where staff had to decide. */
function Outcome({ order }: Pick<OrderRowProps, 'order'>) {
  const outcome = outcomeText(order);
  return outcome === undefined ? null : <span className="block text-13 text-ink">{outcome}</span>;
}

function wayOf({ pickup, dropOff, isExpress }: OrderSummaryView) {
  return { from: pickup, to: dropOff, isExpress };
}
