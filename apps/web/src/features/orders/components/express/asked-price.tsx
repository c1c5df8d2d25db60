import type { Currency } from '@waybill/contract/money';
import type { PricedRiderView } from '@waybill/contract/orders/rider-view';
import { Amount } from '../../../../ui/amount.tsx';
import { formatRoundMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

type AskedPriceProps = {
  readonly price: PricedRiderView['price'];
  readonly offered: number;
  /** Of the parcel: a list in other money says nothing about it. */
  readonly currency: Currency;
};

/** What a rider’s business asks for this ride by its list, beside the fee that the sender offers. */
export function AskedPrice({ price, offered, currency }: AskedPriceProps) {
  if (!price || price.currency !== currency) return null;
  const more = price.fee - offered;
  const note =
    price.isHeld && more === 0
      ? 'held for you'
      : more > 0
        ? `${formatRoundMoney(minorOf(more), price.currency)} above your fee`
        : 'by their list';
  return (
    <span className="flex flex-none flex-col items-end text-right">
      <Amount minor={minorOf(price.fee)} currency={price.currency} className="text-15" />
      <span className="text-13 text-ink-soft">{note}</span>
    </span>
  );
}
