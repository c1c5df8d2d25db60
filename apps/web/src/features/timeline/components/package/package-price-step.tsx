import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@waybill/contract/money';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { amountText, typedAmount } from '../../../../forms/typed-amount.ts';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { formatMoney, formatRoundMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { PickButtons } from '../../../../ui/pick-buttons.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { feeInWords, rangeInWords, totalInWords } from '../../../wallet/index.ts';
import { getQuoteQuery, type QuoteInput } from '../../api/get-quote.ts';
import { type PriceRange, proposedPrices } from '../../model/posting/package-price.ts';
import { QuoteCard } from '../posting/quote-card.tsx';
import type { PackageStepProps } from './package-step-props.ts';

type PriceStepProps = PackageStepProps & {
  readonly currency: Currency;
  readonly input: QuoteInput;
  /** The prices that a batch asks for. */
  readonly range?: PriceRange | undefined;
};

export function PackagePriceStep({ form, metadata, currency, input, range }: PriceStepProps) {
  // A batch says itself what it takes: an estimate beside it could only contradict it.
  const quote = useQuery({ ...getQuoteQuery(input), retry: false, enabled: !range });
  const limits = metadata.prices[currency];
  const money = (major: number) => formatMoney(minorOf(major), currency);
  const typed = typedAmount(form.fields.price);
  const charge = metadata.credits > 0 ? 0 : metadata.sendPackageCharge[currency];
  const proposals = proposedPrices(range ?? quote.data, limits);
  return (
    <>
      {range ? (
        <p>
          This batch takes parcels for <strong>{money(range.low)}</strong> to <strong>{money(range.high)}</strong>.{' '}
          <span className="text-ink-soft">{rangeInWords(range, { side: 'sender', charge, currency })}.</span>
        </p>
      ) : null}
      {quote.data && !range ? <QuoteCard quote={quote.data} title="Our estimate for a parcel like yours" /> : null}
      {quote.isLoading ? <Skeleton shape="card" /> : null}
      {quote.isError ? <FailedToLoad title="We could not work out a price" query={quote} /> : null}
      <AmountField
        currency={currency}
        label="Your fee"
        hint={`It goes to whoever carries the parcel. From ${money(limits.lowest)} to ${money(limits.highest)}.`}
        {...form.field('price')}
      />
      <PickButtons
        label="Fees to choose from"
        isRow
        options={proposals.map((major) => ({
          key: String(major),
          text: formatRoundMoney(minorOf(major), currency),
          note: totalInWords(major, charge, currency),
          isChosen: typed === major,
          onChoose: () => form.set({ price: amountText(major) }),
        }))}
      />
      <p className="text-13 text-ink-soft">
        {typeof typed === 'number' && typed > 0
          ? `${feeInWords({ side: 'sender', fee: typed, charge, currency })}.`
          : charge === 0
            ? `The charge for sending is paid by 1 credit of ${metadata.credits}.`
            : `The charge for sending is ${money(charge)}, on top of the fee.`}
      </p>
    </>
  );
}
