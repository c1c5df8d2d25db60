import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { OutcomeView } from '@waybill/contract/orders/outcome';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { escrowWords } from '../../model/order-words.ts';
import { outcomeText } from '../../model/outcome-words.ts';

const overWithoutMoney: readonly number[] = [orderStatus.Declined, orderStatus.Cancelled, orderStatus.Expired];

/** Where the money is, as the server says, and what each side has of it. */
export function OrderMoney({ order }: { readonly order: OrderView }) {
  const { fee, currency, escrow, role } = order;
  // The hold belongs to the parcel, which somebody else may carry when this order is over.
  const isOver = overWithoutMoney.includes(order.orderStatus);
  const isOther = isOver && escrow !== 'released';
  const outcome = outcomeText(order);
  const { title, text, tone } =
    outcome === undefined
      ? escrowWords(escrow, role, order.orderStatus)
      : ({ title: 'Our team has decided', text: outcome, tone: 'info' } as const);
  const lines: readonly Line[] = order.outcome
    ? linesOf(order, order.outcome)
    : isOver
      ? [{ caption: 'Fee', amount: fee }]
      : linesFor(order);
  return (
    <section aria-label="Money" className="grid gap-3">
      {isOther ? null : (
        <Notice tone={tone} title={title}>
          {text}
        </Notice>
      )}
      <dl className="grid gap-1.5">
        {lines.map(({ caption, amount, isTotal = false }) => (
          <div key={caption} className="flex items-baseline justify-between gap-4">
            <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>{caption}</dt>
            <dd>
              <Amount minor={minorOf(amount)} currency={currency} {...(isTotal ? { className: 'text-21' } : { tone: 'soft' })} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Line = { readonly caption: string; readonly amount: number; readonly isTotal?: boolean };

const line = (caption: string, amount: number): readonly Line[] => (amount === 0 ? [] : [{ caption, amount }]);

/** The lines of an order whose money staff had to share out. */
function linesOf({ role, package: item }: OrderView, { fee, carrierGets, senderGets, commission }: OutcomeView): readonly Line[] {
  if (role === 'carrier')
    return [
      { caption: 'Fee', amount: fee },
      // The charge that comes back with it was never the carrier’s.
      ...line('Back to the sender', carrierGets + commission - fee),
      ...line('Our commission', -commission),
      { caption: 'You got', amount: carrierGets, isTotal: true },
    ];
  const charge = item.secrets?.charge ?? 0;
  return [
    { caption: 'Fee', amount: fee },
    ...line('Charge for sending', charge),
    ...line('Back in your wallet', -senderGets),
    { caption: 'You paid', amount: fee + charge - senderGets, isTotal: true },
  ];
}

function linesFor({ role, fee, commission, carrierEarns, escrow, package: item }: OrderView): readonly Line[] {
  const isPaid = escrow === 'captured';
  if (role === 'carrier')
    return [
      { caption: 'Fee', amount: fee },
      { caption: 'Our commission', amount: -commission },
      { caption: isPaid ? 'You earned' : 'You earn', amount: carrierEarns, isTotal: true },
    ];
  const charge = item.secrets?.charge ?? 0;
  return [
    { caption: 'Fee for the carrier', amount: fee },
    ...line('Charge for sending', charge),
    { caption: isPaid ? 'You paid' : 'You pay', amount: fee + charge, isTotal: true },
  ];
}
