import type { Currency } from '@waybill/contract/money';
import type { PriceList } from '@waybill/contract/prices/price-list';
import { priceOf } from '@waybill/contract/prices/price-of';
import { useState } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Perforation } from '../../../ui/perforation.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MoneyLine } from '../../wallet/index.ts';

const refusals = {
  'too-far': 'Nobody is offered this: it is farther than your last distance.',
  'too-heavy': 'Nobody is offered this: it is heavier than your last weight.',
  'no-vehicle': 'Nobody is offered this: none of your vehicles takes it.',
  'too-dear': 'Nobody is offered this: it is more than anybody may ask.',
} as const;

/** A ride, and what it comes to by the list as it stands in the form: for the sender, and for the business after commission. */
export function ExampleRide({ list, currency }: { readonly list: PriceList | null; readonly currency: Currency }) {
  const [km, setKm] = useState('12');
  const [kg, setKg] = useState('3');
  const [isExpress, setExpress] = useState(false);
  const mode = list?.vehicles[0]?.dispatchMode ?? 0;
  const price =
    list && priceOf(list, currency, { distanceKm: Number(km) || 0, weight: Number(kg) || 0.1, dispatchMode: mode, isExpress });
  return (
    <Card className="grid gap-3">
      <h2 className="text-17">A ride by this list</h2>
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Kilometres" inputMode="decimal" value={km} onChange={({ target }) => setKm(target.value)} />
        <TextField label="Kilograms" inputMode="decimal" value={kg} onChange={({ target }) => setKg(target.value)} />
      </div>
      <CheckField label="Express" checked={isExpress} onChange={({ target }) => setExpress(target.checked)} />
      <Perforation />
      <div aria-live="polite" className="grid gap-2 text-15">
        {price?.isOffered ? (
          <>
            {price.lines.map(({ title, detail, minor }) => (
              <p key={title} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-13 text-ink-soft">{detail}</span>
                </span>
                <Amount minor={minor} currency={currency} tone="soft" />
              </p>
            ))}
            <p className="border-t border-line pt-2">
              <MoneyLine side="carrier" look="slip" fee={price.feeMinor / 100} currency={currency} />
            </p>
          </>
        ) : (
          <p className="text-ink-soft">{price ? refusals[price.why] : 'Fill in the list, and it is worked out here.'}</p>
        )}
      </div>
    </Card>
  );
}
