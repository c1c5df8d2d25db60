import type { Place } from '@waybill/contract/places/place';
import { placeLimits } from '@waybill/contract/places/place';
import type { PlaceFound } from '@waybill/contract/places/search-places';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { addressText, placeOf, streetOf } from '../model/address-text.ts';
import { AreaField } from './area-field.tsx';
import type { PlaceSearcher } from './use-place-search.ts';

type AddressFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly text: string;
  readonly place: Place | null;
  readonly onChange: (value: { text: string; place: Place | null }) => void;
  readonly autoFocus?: boolean | undefined;
  readonly countryCode?: string | undefined;
  /** Whether the phone’s own position is offered. */
  readonly hasHere?: boolean;
  /** Only one of the two steps, where a form asks for them apart. */
  readonly part?: 'area' | 'street';
  /** Who is asked; visitors without an account ask our own book alone, and for no exact spot. */
  readonly search?: PlaceSearcher | undefined;
};

/**
 * An address in two steps: an area, town or landmark that is chosen from what we find, then the street and number in
 * people's own words. The value is the whole text and the place that was chosen.
 */
export function AddressField(props: AddressFieldProps) {
  const { label, hint, error, text, place, onChange, autoFocus, countryCode, hasHere, part, search } = props;
  // Kept while the area is being chosen anew: the street is still the same.
  const [lastStreet, setLastStreet] = useState('');
  const street = place ? streetOf(text, place) : lastStreet;

  function typeArea(typed: string) {
    setLastStreet(street);
    onChange({ text: typed, place: null });
  }

  function choose(found: PlaceFound) {
    const chosen = placeOf(found);
    onChange({ text: addressText(street, chosen), place: chosen });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box and a legend where a label is enough
    <div role="group" aria-label={label} className="grid content-start gap-3">
      {part === 'street' ? null : (
        <AreaField
          label={label}
          hint={hint}
          error={error}
          text={place ? place.label : text}
          isChosen={place !== null}
          autoFocus={autoFocus ?? false}
          countryCode={countryCode}
          onType={typeArea}
          onChoose={choose}
          search={search}
          onLocated={
            search ? undefined : (located) => onChange({ text: addressText(located.street, located.place), place: located.place })
          }
          hasHere={hasHere ?? false}
        />
      )}
      {place && part !== 'area' ? (
        <TextField
          label="Street, number, landmark"
          hint={part === 'street' ? hint : undefined}
          error={part === 'street' ? error : undefined}
          value={street}
          maxLength={placeLimits.label}
          autoComplete="street-address"
          onChange={(event) => onChange({ text: addressText(event.target.value, place), place })}
        />
      ) : null}
    </div>
  );
}
