import type { Currency } from '@waybill/contract/money';
import { AmountField } from '../../../forms/amount-field.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { type ListDraft, listModes } from '../model/list-draft.ts';

const names: Readonly<Record<(typeof listModes)[number], string>> = { 0: 'Bike', 1: 'Car', 2: 'Van', 3: 'Truck', 4: 'Bus' };

type VehiclePricesProps = {
  readonly currency: Currency;
  readonly vehicles: ListDraft['vehicles'];
  readonly mistakeAt: (name: string) => string | undefined;
  readonly onChange: (vehicles: ListDraft['vehicles']) => void;
};

/** What the business rides with, and what each adds to a ride. */
export function VehiclePrices({ currency, vehicles, mistakeAt, onChange }: VehiclePricesProps) {
  const none = mistakeAt('vehicles');
  // A list names only those that ride: the mistakes are found by the place among them.
  const listed = listModes.filter((mode) => (vehicles[mode] ?? null) !== null);
  return (
    <Card className="grid gap-2">
      <h2 className="text-17">Vehicles</h2>
      <ul className="grid gap-2">
        {listModes.map((mode) => {
          const amount = vehicles[mode] ?? null;
          return (
            <li key={mode} className="grid min-h-14 grid-cols-[7rem_minmax(0,1fr)] items-center gap-3">
              <CheckField
                label={names[mode]}
                checked={amount !== null}
                aria-invalid={none !== undefined || undefined}
                onChange={({ target }) => onChange({ ...vehicles, [mode]: target.checked ? '' : null })}
              />
              {amount === null ? (
                <span className="text-15 text-ink-soft">not on your list</span>
              ) : (
                <AmountField
                  isInRows
                  currency={currency}
                  label={`${names[mode]} adds`}
                  value={amount}
                  error={mistakeAt(`vehicles.${listed.indexOf(mode)}.supplement`)}
                  onChange={({ target }) => onChange({ ...vehicles, [mode]: target.value })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {none ? <p className="text-15 text-clay">{none}.</p> : null}
    </Card>
  );
}
