import type { Place } from '@waybill/contract/places/place';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import type { SchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { TryAgain } from '../../../../ui/failed-to-load.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AddressField, searchAreas } from '../../../places/index.ts';
import type { OrderFields } from '../../model/buy/order-fields.ts';
import type { useQuote } from '../../model/buy/use-quote.ts';
import { BuySum } from './buy-sum.tsx';

export type OrderFormState = SchemaForm<OrderFields, unknown>;
export type Quoting = ReturnType<typeof useQuote>;

type PlaceStepProps = {
  readonly view: BuyView;
  readonly form: OrderFormState;
  readonly place: Place | null;
  readonly quoting: Quoting;
};

/** Where it goes; what it costs is there as soon as the area is. */
export function PlaceStep({ view, form, place, quoting }: PlaceStepProps) {
  const { fields } = form;
  return (
    <>
      <AddressField
        label="Area"
        hint={place ? undefined : 'The part of town, a town or a landmark'}
        text={fields.dropoffAddress}
        place={place}
        error={form.field('dropOffAddressJson').error ?? form.field('dropoffAddress').error}
        search={searchAreas}
        onChange={({ text, place: chosen }) =>
          form.set({ dropoffAddress: text, dropOffAddressJson: chosen === null ? '' : JSON.stringify(chosen) })
        }
      />
      <QuotedSum view={view} quoting={quoting} />
      <Button type="submit" full disabled={quoting.state === 'asking'}>
        Go on
      </Button>
    </>
  );
}

/** The sum to the chosen place, once it is known. */
export function QuotedSum({ view, quoting }: Pick<PlaceStepProps, 'view' | 'quoting'>) {
  switch (quoting.state) {
    case 'known':
      return <BuySum view={view} fee={quoting.quote.fee} charge={quoting.quote.charge} pays={quoting.quote.buyerPays} />;
    case 'asking':
      return (
        <div role="status" aria-busy="true" aria-label="Working out the delivery" className="grid gap-2">
          <Skeleton />
          <Skeleton />
        </div>
      );
    case 'failed':
      return (
        <TryAgain title="We could not work out the delivery" onTry={quoting.askAgain}>
          Check your connection. What you typed stays.
        </TryAgain>
      );
    case 'gone':
      return (
        <Notice tone="attention" title="It cannot be ordered now">
          Somebody was faster, or it is not for sale any more.
        </Notice>
      );
    default:
      return null;
  }
}
