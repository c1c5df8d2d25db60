import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { amountText, typedAmount } from '../../../../forms/typed-amount.ts';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { PickButtons } from '../../../../ui/pick-buttons.tsx';
import { type Booking, feeOn, getQuoteQuery, proposedPrices, typeIn } from '../../../timeline/index.ts';
import { endsOf, type OrderedSale } from '../../model/sending.ts';
import type { SendingState } from '../../model/use-sending.ts';

type FeeProps = {
  readonly sale: OrderedSale;
  readonly flow: Pick<SendingState, 'form' | 'metadata'>;
  readonly chosen: Booking | undefined;
};

/** Where the seller pays the delivery: the fee, with what such a way usually costs. A trip with a price has named it. */
export function SendSaleFee({ sale, flow: { form, metadata }, chosen }: FeeProps) {
  const { fields: typedFields } = form;
  const { from, to } = endsOf(sale);
  const type = typeIn(typedFields.deliveryPartner);
  const isNamed = chosen !== undefined && feeOn(chosen, sale.weight) !== undefined;
  const range = chosen?.itemType === 4 ? { low: chosen.priceStart, high: chosen.priceEnd } : undefined;
  const quote = useQuery({
    ...getQuoteQuery({
      pickupAddressJson: from,
      dropOffAddressJson: to,
      weight: sale.weight,
      deliveryPartner: type ?? 0,
      dispatchMode: Number(typedFields.dispatchMode),
      currency: sale.currency,
    }),
    retry: false,
    // A batch says itself what it takes, and so may a trip: an estimate beside it could only contradict it.
    enabled: type !== null && typedFields.dispatchMode !== '' && !isNamed && !range,
  });
  const prices = proposedPrices(range ?? quote.data, metadata.prices[sale.currency]);
  const middle = prices[1] ?? prices[0];
  const proposed = useRef('');
  // Another way: a fee that nobody typed follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the field is emptied to be typed anew
  useEffect(() => {
    if (isNamed || middle === undefined || (typedFields.price !== '' && typedFields.price !== proposed.current)) return;
    proposed.current = amountText(middle);
    form.set({ price: proposed.current });
  }, [middle]);
  if (isNamed) return null;
  return (
    <>
      <AmountField
        currency={sale.currency}
        label="Fee for the carrier"
        hint="You pay it. Carriers see it before they ask."
        {...form.field('price')}
      />
      <PickButtons
        label="Fees to choose from"
        isRow
        options={prices.map((major) => ({
          key: String(major),
          text: formatMoney(minorOf(major), sale.currency),
          isChosen: typedAmount(typedFields.price) === major,
          onChoose: () => form.set({ price: amountText(major) }),
        }))}
      />
    </>
  );
}
