import { useQueryClient } from '@tanstack/react-query';
import { pickupPlaceNameLength } from '@waybill/contract/receivers/pickup-place-fields';
import type { PickupPlaceView } from '@waybill/contract/receivers/pickup-place-view';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keepPickupPlace } from '../api/keep-pickup-place.ts';
import { listPickupPlacesQuery } from '../api/list-pickup-places.ts';
import { updatePickupPlace } from '../api/update-pickup-place.ts';
import { pickupPlaceFieldsOf, pickupPlaceSchema, pickupPlaceWire } from '../model/pickup-place-form.ts';
import { DoorForm } from './door-form.tsx';

const words = {
  fullName: 'Who hands parcels over',
  phoneNumber: 'Phone number there',
  address: 'Where it is',
  plusCode: 'From your map: 6FR5G99H+2X, or its end, G99H+2X. It leads to the very door.',
  note: 'Only whoever picks a parcel up reads this, and the address.',
};

type PickupPlaceSheetProps = {
  readonly place: PickupPlaceView | undefined;
  /** The first place is where parcels start from, unless one says otherwise. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
};

/** A place is written down, or changed. */
export function PickupPlaceSheet({ place, isFirst, onClose }: PickupPlaceSheetProps) {
  const queries = useQueryClient();
  const { dialCode, fullName, phoneNumber } = useUser();
  const local = phoneNumber?.startsWith(dialCode) ? phoneNumber.slice(dialCode.length) : '';
  const form = useSchemaForm({
    schema: pickupPlaceSchema,
    initial: pickupPlaceFieldsOf(place, { fullName, dialCode, phoneNumber: local, isDefault: isFirst }),
    toWire: pickupPlaceWire,
  });
  return (
    <Sheet title={place ? place.name : 'Add a place'} open onClose={onClose}>
      <form
        {...form.form({
          onValid: async (wire) => {
            const { name } = await (place ? updatePickupPlace(place.id, wire) : keepPickupPlace(wire));
            void queries.invalidateQueries({ queryKey: listPickupPlacesQuery.queryKey });
            if (place) toast.success(`${name} is changed`, 'Parcels you have posted stay as they are.');
            else toast.success(`${name} is kept`, 'Choose it when you send something.');
            onClose();
          },
        })}
        className="grid gap-4"
      >
        <TextField
          {...form.field('name')}
          label="What you call it"
          hint="Only you read it: Shop, Yaba."
          maxLength={pickupPlaceNameLength}
          autoComplete="off"
        />
        <DoorForm form={form} words={words} />
        <CheckField
          checked={form.fields.isDefault !== ''}
          onChange={({ target: { checked } }) => form.set({ isDefault: checked ? 'yes' : '' })}
          label="New parcels start from here"
        />
        <Button type="submit" full busy={form.busy}>
          {place ? 'Save' : 'Keep this place'}
        </Button>
      </form>
    </Sheet>
  );
}
