import { orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { escrowWords } from '../../model/order-words.ts';

const overWithoutMoney: readonly number[] = [orderStatus.Declined, orderStatus.Cancelled, orderStatus.Expired];

/** Where the money is, as the server says, and what each side has of it. */
export function OrderMoney({ order }: { readonly order: OrderView }) {
  const { fee, currency, escrow, role } = order;
  // The hold belongs to the parcel, which somebody else may carry when this order is over.
  const isOver = overWithoutMoney.includes(order.orderStatus);
  const isOther = isOver && escrow !== 'released';
  const { title, text, tone } = escrowWords(escrow, role, order.orderStatus);
  const lines: readonly Line[] = isOver ? [{ caption: 'Fee', amount: fee }] : linesFor(order);
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

function linesFor({ role, fee, commission, carrierEarns, returned, escrow, package: item }: OrderView): readonly Line[] {
  const isShared = escrow === 'split';
  const isPaid = isShared || escrow === 'captured';
  if (role === 'carrier')
    return [
      { caption: 'Fee', amount: fee },
      ...(isShared ? [{ caption: 'Back to the sender', amount: -returned }] : []),
      { caption: 'Our commission', amount: -commission },
      { caption: isPaid ? 'You earned' : 'You earn', amount: carrierEarns, isTotal: true },
    ];
  const charge = item.secrets?.charge ?? 0;
  return [
    { caption: isShared ? 'Fee' : 'Fee for the carrier', amount: fee },
    ...(charge > 0 ? [{ caption: 'Charge for sending', amount: charge }] : []),
    ...(isShared ? [{ caption: 'Back in your wallet', amount: -returned }] : []),
    { caption: isPaid ? 'You paid' : 'You pay', amount: fee + charge - (isShared ? returned : 0), isTotal: true },
  ];
}
