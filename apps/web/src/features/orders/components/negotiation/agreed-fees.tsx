import type { AgreedFeeView } from '@waybill/contract/orders/negotiation-view';
import { Amount } from '../../../../ui/amount.tsx';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

const modes = ['by bike', 'by car', 'by van', 'by truck', 'by bus', 'by air', 'by sea'];

/** Fees last agreed between the same two places by others; both sides see them. */
export function AgreedFees({ fees }: { readonly fees: readonly AgreedFeeView[] }) {
  if (fees.length === 0)
    return <p className="text-13 text-ink-soft">Nobody has agreed on a fee for this route yet. You two are the first.</p>;
  const today = lagosDay(new Date());
  return (
    <section aria-label="Last agreed on this route">
      <h3 className="caption">Last agreed on this route</h3>
      <ul className="mt-1 grid gap-1">
        {fees.map((fee) => (
          <li key={`${fee.on}.${fee.amount}.${fee.weight}.${fee.dispatchMode}`} className="flex justify-between gap-4 text-15">
            <span className="text-ink-soft">
              {dayInWords(fee.on, today)}, {fee.weight} kg {modes[fee.dispatchMode] ?? ''}
            </span>
            <Amount minor={minorOf(fee.amount)} currency={fee.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
