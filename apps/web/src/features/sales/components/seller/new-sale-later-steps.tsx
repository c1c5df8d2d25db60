import { useQuery } from '@tanstack/react-query';
import { toMinor } from '@waybill/contract/money';
import { saleCommission, sellerLine } from '@waybill/contract/sales/money';
import { itemCategories } from '@waybill/contract/timeline/enums';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { typedAmount, weightInWords } from '../../../../forms/typed-amount.ts';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { AddressField } from '../../../places/index.ts';
import { asField, KindChoice, myItemsQuery, PickButtons, placeIn, recentEnds, SizeChoice } from '../../../timeline/index.ts';
import type { NewSaleState } from '../../model/use-new-sale.ts';
import { NewSaleTermsStep } from './new-sale-terms-step.tsx';

type StepProps = { readonly flow: NewSaleState };

/** Everything after the first question; fetched while that is answered. */
export function NewSaleLaterSteps({ flow }: StepProps) {
  if (flow.step === 'price') return <PriceStep flow={flow} />;
  return flow.step === 'from' ? <FromStep flow={flow} /> : <NewSaleTermsStep form={flow.form} />;
}

function PriceStep({ flow: { form } }: StepProps) {
  const { fields } = form;
  return (
    <>
      <AmountField currency="NGN" label="Your price" {...form.field('price')} />
      <WhatYouGet price={fields.price} />
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

/** What is left of the price, while it is typed. */
function WhatYouGet({ price }: { readonly price: string }) {
  const typed = typedAmount(price);
  const percent = saleCommission.perMille / 10;
  const most = formatMoney(minorOf(saleCommission.most.NGN), 'NGN');
  if (typeof typed !== 'number' || !(typed > 0))
    return (
      <p className="-mt-2 text-13 text-ink-soft">{`We keep ${percent} % of a sale, ${most} at most. A link costs nothing.`}</p>
    );
  const { commissionMinor, getsMinor } = sellerLine(toMinor(typed), 'NGN');
  return (
    <p className="-mt-2 text-15" role="status">
      You get <strong className="font-semibold text-palm">{formatMoney(Number(getsMinor), 'NGN')}</strong>
      <span className="text-ink-soft">
        {` of it. We keep ${formatMoney(Number(commissionMinor), 'NGN')}: ${percent} %, ${most} at most.`}
      </span>
    </p>
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
      <PickButtons
        label="Where you sent from before"
        options={recentEnds(data?.items ?? [], 'from').map(({ address, place }) => ({
          key: address,
          text: address,
          isChosen: fields.pickupAddress === address,
          onChoose: () => form.set({ pickupAddress: address, pickupAddressJson: asField(place) }),
        }))}
      />
    </>
  );
}
