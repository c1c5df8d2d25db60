import { AreaField } from '../../../features/places/components/area-field.tsx';
import { placeOf } from '../../../features/places/model/address-text.ts';
import type { AreaSlotProps } from '../../../features/users/components/fleet-form.tsx';

type FleetAreaProps = AreaSlotProps & { readonly countryCode: string };

/** An area is enough for a business: no street, no number. */
export function FleetArea({ label, error, text, place, countryCode, onChange }: FleetAreaProps) {
  return (
    <AreaField
      label={label}
      error={error}
      text={text}
      isChosen={place !== null}
      autoFocus={false}
      countryCode={countryCode}
      onType={(typed) => onChange(typed, null)}
      onChoose={(found) => onChange(found.label, placeOf(found))}
    />
  );
}
