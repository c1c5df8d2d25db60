import { useQuery } from '@tanstack/react-query';
import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import type { ComponentProps } from 'react';
import { PickButtons } from '../../../ui/pick-buttons.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { listPickupPlacesQuery } from '../api/list-pickup-places.ts';

/** They share a line: more places are a list to open, and doors of before have what is left of it. */
const mostButtons = 4;

type PickupChoiceProps = {
  /** The address that stands in the form. */
  readonly address: string;
  readonly onChoose: (place: PickupPlaceView) => void;
  /** Addresses of before, which follow the places in the same row unless they are one of them, as far as there is room. */
  readonly before?: ComponentProps<typeof PickButtons>['options'];
};

/** One’s own places by their names, then where one sent from before: one row of ready answers. Nothing while there are none. */
export function PickupChoice({ address, onChoose, before = [] }: PickupChoiceProps) {
  const { data } = useQuery(listPickupPlacesQuery);
  const places = data?.items ?? [];
  const isAt = (place: PickupPlaceView) => place.address.toLowerCase() === address.toLowerCase();
  const others = before.filter(({ text }) => !places.some((place) => place.address.toLowerCase() === text.toLowerCase()));
  const left = Math.max(0, mostButtons - places.length);
  if (places.length > mostButtons)
    return (
      <SelectField
        label="One of your places"
        value={places.find(isAt)?.id ?? ''}
        onChange={({ target: { value } }) => {
          const place = places.find(({ id }) => id === value);
          if (place) onChoose(place);
        }}
      >
        <option value="">Another address</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  return (
    <PickButtons
      label="Where you send from"
      isStrip
      options={[
        ...places.map((place) => ({
          key: place.id,
          text: place.name,
          isChosen: isAt(place),
          onChoose: () => onChoose(place),
        })),
        ...others.slice(0, left),
      ]}
    />
  );
}
