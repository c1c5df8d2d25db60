import { type Currency, toMinor } from '@waybill/contract/money';
import { saleCommission, sellerLine } from '@waybill/contract/sales/money';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';

type WhatYouGetProps = {
  readonly price: string;
  readonly currency: Currency;
  /** Said while there is no price. */
  readonly children?: string;
};

/** What is left of the price of something sold, while it is typed. */
export function WhatYouGet({ price, currency, children = '' }: WhatYouGetProps) {
  const typed = typedAmount(price);
  const percent = saleCommission.perMille / 10;
  const most = formatMoney(minorOf(saleCommission.most[currency]), currency);
  if (typeof typed !== 'number' || !(typed > 0))
    return <p className="-mt-2 text-13 text-ink-soft">{`We keep ${percent}% of a sale, ${most} at most. ${children}`.trim()}</p>;
  const { commissionMinor, getsMinor } = sellerLine(toMinor(typed), currency);
  return (
    <p className="-mt-2 text-15" role="status">
      You get <strong className="font-semibold text-palm">{formatMoney(Number(getsMinor), currency)}</strong>
      <span className="text-ink-soft">
        {` of it. We keep ${formatMoney(Number(commissionMinor), currency)}: ${percent}%, ${most} at most.`}
      </span>
    </p>
  );
}
