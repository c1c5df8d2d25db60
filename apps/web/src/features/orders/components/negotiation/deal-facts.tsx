import { type Currency, toMajor, toMinor } from '@waybill/contract/money';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { carrierLine, commissionPercent } from '@waybill/contract/wallet/money-line';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Amount } from '../../../../ui/amount.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
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
  const charge = item.secrets?.charge ?? 0;
  const total =
    side === 'carrier'
      ? {
          caption: 'You earn',
          note: 'after our commission',
          amount: toMajor(carrierLine(toMinor(fee)).earnsMinor),
        }
      : { caption: 'You pay in all', note: chargeNote(item.secrets?.charge), amount: fee + charge };
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
      <dl className="grid gap-1 border-t border-line pt-2.5">
        <Line caption="Fee" amount={fee} currency={currency} />
        {side === 'carrier' ? (
          <Line
            caption={`Our commission, ${commissionPercent}%`}
            amount={-toMajor(carrierLine(toMinor(fee)).commissionMinor)}
            currency={currency}
          />
        ) : null}
        <Line {...total} currency={currency} isTotal />
      </dl>
      {item.sale ? <SaleFacts sale={item.sale} side={side} currency={currency} /> : null}
    </section>
  );
}

type SaleFactsProps = {
  readonly sale: NonNullable<PackageView['sale']>;
  readonly side: Side;
  readonly currency: Currency;
};

/** What was sold may come to a door where nobody takes it: who gets what then is known before. */
function SaleFacts({ sale, side, currency }: SaleFactsProps) {
  const attempt = formatMoney(minorOf(sale.attemptPays), currency);
  return (
    <p className="border-t border-line pt-2.5 text-13 text-ink-soft">
      {sale.payWhen === 'door'
        ? 'The buyer pays at the door, on their phone, within half an hour. No cash. '
        : 'The buyer has paid already: take no money at the door. '}
      {side === 'carrier'
        ? `If nobody takes it, the attempt pays ${attempt}, less our commission, and bringing it back as much again.`
        : `If nobody takes it, the attempt costs you ${attempt}, and bringing it back as much again.`}
    </p>
  );
}

/** What pays our charge; nothing where it is not known. */
function chargeNote(charge: number | undefined): string {
  if (charge === undefined) return '';
  return charge === 0 ? 'and 1 credit' : 'with our charge';
}

type LineProps = {
  readonly caption: string;
  readonly note?: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly isTotal?: boolean;
};

function Line({ caption, note, amount, currency, isTotal = false }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>
        {caption}
        {note ? <span className="block text-13 font-normal text-ink-soft">{note}</span> : null}
      </dt>
      <dd>
        <Amount minor={minorOf(amount)} currency={currency} {...(isTotal ? { className: 'text-21' } : { tone: 'soft' })} />
      </dd>
    </div>
  );
}
