import type { Place } from '@waybill/contract/places/place';
import { placeOf } from '../model/address-text.ts';
import { AreaField } from './area-field.tsx';
import type { PlaceSearcher } from './use-place-search.ts';

type AreaChoiceProps = {
  readonly label: string;
  readonly error: string | undefined;
  readonly text: string;
  readonly place: Place | null;
  readonly countryCode?: string | undefined;
  readonly search?: PlaceSearcher | undefined;
  readonly name?: string | undefined;
  readonly onChange: (text: string, place: Place | null) => void;
};

/** An area chosen from what is found: no street, no number. */
export function AreaChoice({ label, error, text, place, countryCode, search, name, onChange }: AreaChoiceProps) {
  return (
    <AreaField
      label={label}
      error={error}
      text={text}
      isChosen={place !== null}
      autoFocus={false}
      countryCode={countryCode}
      search={search}
      name={name}
      onType={(typed) => onChange(typed, null)}
      onChoose={(found) => onChange(found.label, placeOf(found))}
    />
  );
}
