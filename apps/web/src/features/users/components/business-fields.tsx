import { TextField } from '../../../ui/text-field.tsx';

type InputProps = Omit<Parameters<typeof TextField>[0], 'label'>;

export function WebsiteField(input: InputProps) {
  return (
    <TextField
      label="Website (optional)"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      placeholder="yourbusiness.ng"
      {...input}
    />
  );
}

export function FleetField(input: InputProps) {
  return (
    <TextField label="Vehicles in your fleet" inputMode="numeric" hint="Bikes, cars, vans and trucks together." {...input} />
  );
}

export function HoursFields({ start, end }: { readonly start: InputProps; readonly end: InputProps }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField label="Open from" type="time" {...start} />
      <TextField label="Until" type="time" {...end} />
    </div>
  );
}
