import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import { Amount } from '../../../../ui/amount.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { moneyWords } from '../../model/order-words.ts';

const overWithoutMoney: readonly number[] = [orderStatus.Declined, orderStatus.Cancelled, orderStatus.Expired];

type OrderMoneyProps = { readonly order: OrderView; readonly isOpen: boolean };

/** Where the money is, as the server says, and what each side has of it. */
export function OrderMoney({ order, isOpen }: OrderMoneyProps) {
  const { fee, currency, escrow } = order;
  // The hold belongs to the parcel, which somebody else may carry when this order is over.
  const isOver = overWithoutMoney.includes(order.orderStatus);
  const isOther = isOver && escrow !== 'released';
  const { title, text } = moneyWords(order);
  const lines: readonly Line[] = order.outcome
    ? linesOf(order, order.outcome)
    : isOver
      ? [{ caption: 'Fee', amount: fee }]
      : linesFor(order);
  const total = lines.at(-1);
  if (!total) return null;
  return (
    <Fold
      title={total.caption}
      text={isOther ? undefined : title}
      trailing={<Amount minor={minorOf(total.amount)} currency={currency} className="flex-none text-21" />}
      isOpen={isOpen}
    >
      {isOther ? null : <p className="text-15 text-ink-soft">{text}</p>}
      <dl className="grid gap-1.5">
        {lines.slice(0, -1).map(({ caption, amount }) => (
          <div key={caption} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{caption}</dt>
            <dd>
              <Amount minor={minorOf(amount)} currency={currency} tone="soft" />
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** The last line is the sum. */
type Line = { readonly caption: string; readonly amount: number };

const line = (caption: string, amount: number): readonly Line[] => (amount === 0 ? [] : [{ caption, amount }]);

/** The lines of an order whose money staff had to share out. */
function linesOf({ role, package: item }: OrderView, { fee, carrierGets, senderGets, commission }: OutcomeView): readonly Line[] {
  if (role === 'carrier')
    return [
      { caption: 'Fee', amount: fee },
      // The charge that comes back with it was never the carrier’s.
      ...line('Back to the sender', carrierGets + commission - fee),
      ...line('Our commission', -commission),
      { caption: 'You got', amount: carrierGets },
    ];
  const charge = item.secrets?.charge ?? 0;
  return [
    { caption: 'Fee', amount: fee },
    ...line('Charge for sending', charge),
    ...line('Back in your wallet', -senderGets),
    { caption: 'You paid', amount: fee + charge - senderGets },
  ];
}

function linesFor({ role, fee, commission, carrierEarns, escrow, door, package: item }: OrderView): readonly Line[] {
  const isPaid = escrow === 'captured';
  if (role === 'carrier')
    return [
      { caption: 'Fee', amount: fee },
      { caption: 'Our commission', amount: -commission },
      { caption: isPaid ? 'You earned' : 'You earn', amount: carrierEarns },
    ];
  const charge = item.secrets?.charge ?? 0;
  const isBuyers = door?.deliveryPaidBy === 'buyer';
  return [
    { caption: 'Fee for the carrier', amount: fee },
    ...line('Charge for sending', charge),
    {
      caption: isBuyers ? (isPaid ? 'Your buyer paid' : 'Your buyer pays') : isPaid ? 'You paid' : 'You pay',
      amount: fee + charge,
    },
  ];
}
