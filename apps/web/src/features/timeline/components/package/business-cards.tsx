import type { BusinessPriceView } from '@waybill/contract/prices/price-quote-view';
import { useRef } from 'react';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { Rated } from '../../../../ui/rated.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { createPriceQuote } from '../../api/create-price-quote.ts';
import type { QuoteInput } from '../../api/get-quote.ts';
import { modeWord } from '../../model/feed/item-words.ts';
import { withHeldPrice } from '../../model/posting/held-price.ts';
import type { PackageForm } from '../../model/posting/use-package-form.ts';

type BusinessCardsProps = {
  readonly name: string;
  readonly form: PackageForm;
  readonly prices: readonly BusinessPriceView[];
  /** The parcel as it was priced. */
  readonly input: QuoteInput;
  readonly charge: number;
  readonly isExpress: boolean;
  /** The business whose price is held. */
  readonly heldBy: string | undefined;
  readonly onHeld: () => void;
};

/** Businesses near the pickup with what they ask for it; the one that is chosen holds its price for five minutes. */
export function BusinessCards({ name, form, prices, input, charge, isExpress, heldBy, onHeld }: BusinessCardsProps) {
  const { busy, run } = useBusy();
  const asking = useRef('');

  function hold({ business }: BusinessPriceView) {
    asking.current = business.id;
    const key = 'price-quote';
    const { currency: _, ...ride } = input;
    const body = { ...ride, businessId: business.id };
    void run(async () => {
      const quote = await createPriceQuote(body, requestKey(sessionStorage, key, body));
      // A price that is asked for again later is another one, with five minutes of its own.
      forgetRequestKey(sessionStorage, key);
      const way = { deliveryPartner: String(ride.deliveryPartner), dispatchMode: String(ride.dispatchMode) };
      form.set(withHeldPrice(form.fields, quote, way));
      onHeld();
    });
  }

  return prices.map((price) => (
    <ChoiceCard
      key={price.business.id}
      name={name}
      value={price.business.id}
      checked={heldBy === price.business.id}
      aria-busy={busy && asking.current === price.business.id}
      onChange={() => hold(price)}
      title={
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="wrap-anywhere">{price.business.fullName}</span>
          <Rated rating={price.business.rating} />
        </span>
      }
      text={`${isExpress ? 'Now' : 'On your day'}, ${modeWord(price.dispatchMode).toLowerCase()} · held for 5 minutes`}
      trailing={<MoneyLine side="sender" fee={price.fee} charge={charge} currency={price.currency} />}
    />
  ));
}
