import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { BusinessView } from '@waybill/contract/users/business-view';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { AmountField } from '../../../forms/amount-field.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { paths } from '../../../session/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { AreaChoice } from '../../places/index.ts';
import { updateUser } from '../api/update-user.ts';
import {
  asField,
  type FleetFields,
  fleetChanges,
  fleetFieldsOf,
  fleetSchema,
  fleetToWire,
  locationNumbers,
  placeIn,
} from '../model/fleet-form.ts';
import { FleetField, HoursFields } from './business-fields.tsx';

type FleetFormProps = {
  readonly business: BusinessView;
  readonly currency: Currency;
  readonly countryCode: string;
  /** Its vehicles stand in a list, and are counted there. */
  readonly isCounted: boolean;
  readonly onSaved: (user: OwnUser) => void;
  readonly onCancel: () => void;
};

/** The form for a business’s vehicles, working hours, base and base fare. */
export function FleetForm({ business, currency, countryCode, isCounted, onSaved, onCancel }: FleetFormProps) {
  const form = useSchemaForm({ schema: fleetSchema, initial: fleetFieldsOf(business), toWire: fleetToWire });
  const props = form.form({
    onValid: async (wanted) => {
      const changes = fleetChanges(wanted, business);
      if (changes) onSaved(await updateUser(changes));
      else onCancel();
    },
  });
  return (
    <form {...props} className="grid gap-4">
      {isCounted ? (
        <p>
          <span className="caption block">Vehicles in your fleet</span>
          {business.numberOfVehiclesInFleet}, counted from{' '}
          <Link to={paths.vehicles} className="link">
            your list of vehicles
          </Link>
        </p>
      ) : (
        <FleetField hint="Counted from your list of vehicles as soon as it has one." {...form.field('numberOfVehiclesInFleet')} />
      )}
      <AmountField
        label="Base fare"
        currency={currency}
        hint="What your deliveries begin at. Senders see it when they look for a rider."
        {...form.field('baseFare')}
      />
      <HoursFields start={form.field('workingHoursStart')} end={form.field('workingHoursEnd')} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Where you work</legend>
        {locationNumbers.map((number) => (
          <AreaChoice key={number} countryCode={countryCode} {...areaProps(form, number)} />
        ))}
      </fieldset>
      <SubmitButton busy={form.busy}>Save</SubmitButton>
      <Button variant="quiet" full onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}

const labels = { 1: 'First area', 2: 'Second area (optional)', 3: 'Third area (optional)' } as const;

function areaProps(form: SchemaForm<FleetFields, unknown>, number: (typeof locationNumbers)[number]) {
  const name = `activeLocation${number}` as const;
  const json = `activeLocation${number}Json` as const;
  return {
    label: labels[number],
    text: form.fields[name],
    place: placeIn(form.fields[json]),
    error: form.field(json).error ?? form.field(name).error,
    onChange: (text: string, place: Place | null) => form.set({ [name]: text, [json]: asField(place) }),
  };
}
