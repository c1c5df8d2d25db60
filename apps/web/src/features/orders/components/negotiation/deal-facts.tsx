import type { Currency } from '@waybill/contract/money';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { MoneyLine } from '../../../wallet/index.ts';
import type { Side } from '../../model/order-words.ts';
import { parcelInWords } from '../../model/parcel-words.ts';

type DealFactsProps = {
  readonly item: PackageView;
  readonly side: Side;
  readonly fee: number;
  readonly currency: Currency;
};

/** Everything one agrees to, before the button: the way, the day, the weight, the fee, and what is left or added. */
export function DealFacts({ item, side, fee, currency }: DealFactsProps) {
  return (
    <section aria-label="What you agree to" className="grid gap-2.5 rounded-field border border-line p-3.5">
      <div>
        <p className="flex flex-wrap items-center gap-x-1.5 font-semibold wrap-anywhere">
          {item.pickupAddressJson.label}
          <ArrowRight size={16} aria-label="to" className="flex-none text-ink-soft" />
          {item.dropOffAddressJson.label}
        </p>
        <p className="text-15 text-ink-soft">
          {dayInWords(item.shipmentDate, lagosDay(new Date()))} · {parcelInWords(item)}
        </p>
      </div>
      <div className="border-t border-line pt-2.5">
        <MoneyLine look="slip" side={side} fee={fee} charge={item.secrets?.charge ?? null} currency={currency} />
      </div>
    </section>
  );
}
