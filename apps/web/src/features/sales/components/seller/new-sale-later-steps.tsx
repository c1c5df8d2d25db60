import { useQuery } from '@tanstack/react-query';
import { itemCategories } from '@waybill/contract/timeline/enums';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { weightInWords } from '../../../../forms/typed-amount.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { AddressField } from '../../../places/index.ts';
import { PickupChoice } from '../../../receivers/index.ts';
import { asField, KindChoice, myItemsQuery, placeIn, recentEnds, SizeChoice, WhatYouGet } from '../../../timeline/index.ts';
import { currencyOfSale } from '../../model/new-sale.ts';
import type { NewSaleState } from '../../model/use-new-sale.ts';
import { NewSaleTermsStep } from './new-sale-terms-step.tsx';

type StepProps = { readonly flow: NewSaleState };

/** Everything after the first question; fetched while that is answered. */
export function NewSaleLaterSteps({ flow }: StepProps) {
  if (flow.step === 'price') return <PriceStep flow={flow} />;
  return flow.step === 'from' ? <FromStep flow={flow} /> : <NewSaleTermsStep form={flow.form} />;
}

function PriceStep({ flow: { form, home } }: StepProps) {
  const { fields } = form;
  const currency = currencyOfSale(fields);
  const other = currency === 'NGN' ? 'USD' : 'NGN';
  return (
    <>
      <AmountField currency={currency} label="Your price" {...form.field('price')} />
      <WhatYouGet price={fields.price} currency={currency}>
        A link costs nothing.
      </WhatYouGet>
      <div className="-mt-2 grid justify-items-start">
        <button
          type="button"
          className="link min-h-11 font-medium"
          // Figures of one currency mean nothing in the other.
          onClick={() => form.set({ currency: other, price: '', deliveryFee: '' })}
        >
          {`Sell it in ${other === 'USD' ? 'dollars' : 'naira'} instead`}
        </button>
        {currency === home ? null : (
          <p className="text-13 text-ink-soft">
            {currency === 'USD'
              ? 'Dollars are paid with PayPal, from anywhere. The delivery is paid in dollars, too.'
              : 'Naira is paid by bank transfer or card. The delivery is paid in naira, too.'}
          </p>
        )}
      </div>
      <SizeChoice weight={fields.weight} onChoose={(weight) => form.set({ weight })} />
      <TextField
        label="Weight in kilograms"
        inputMode="decimal"
        autoComplete="off"
        hint={weightInWords(fields.weight) ?? 'As near as you can say: the delivery is priced by it.'}
        {...form.field('weight')}
      />
      <KindChoice
        kinds={itemCategories}
        value={fields.itemCategoryId}
        error={form.field('itemCategoryId').error}
        onChoose={(itemCategoryId) => form.set({ itemCategoryId })}
      />
    </>
  );
}

function FromStep({ flow: { form } }: StepProps) {
  const { fields } = form;
  const { data } = useQuery(myItemsQuery);
  return (
    <>
      <AddressField
        label="Where it leaves from"
        hint="Buyers see the neighbourhood. Only you and whoever carries it see the street."
        hasHere
        text={fields.pickupAddress}
        place={placeIn(fields.pickupAddressJson)}
        error={form.field('pickupAddressJson').error ?? form.field('pickupAddress').error}
        onChange={({ text, place }) => form.set({ pickupAddress: text, pickupAddressJson: asField(place) })}
      />
      <PickupChoice
        address={fields.pickupAddress}
        onChoose={({ address, addressJson }) => form.set({ pickupAddress: address, pickupAddressJson: asField(addressJson) })}
        before={recentEnds(data?.items ?? [], 'from').map(({ address, place }) => ({
          key: address,
          text: address,
          isChosen: fields.pickupAddress === address,
          onChoose: () => form.set({ pickupAddress: address, pickupAddressJson: asField(place) }),
        }))}
      />
    </>
  );
}
