import { useQueryClient } from '@tanstack/react-query';
import { addVehicle as call } from '@waybill/contract/fleet/add-vehicle';
import { vehicleKinds } from '@waybill/contract/fleet/vehicle-fields';
import { paperKinds } from '@waybill/contract/fleet/vehicle-papers';
import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';
import { useState } from 'react';
import { newKey } from '../../../forms/request-key.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldNotes } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ImagePicker } from '../../files/index.ts';
import { addVehicle } from '../api/add-vehicle.ts';
import { updateVehicle } from '../api/update-vehicle.ts';
import { roomOf, vehicleFieldsOf, vehicleToWire } from '../model/vehicle-form.ts';
import { kindWord, paperWords } from '../model/vehicle-words.ts';

type VehicleSheetProps = { readonly vehicle: VehicleView | undefined; readonly onClose: () => void };

/** A vehicle is written down, or changed. */
export function VehicleSheet({ vehicle, onClose }: VehicleSheetProps) {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [key] = useState(newKey);
  const [images, setImages] = useState(vehicle?.images ?? []);
  const [isSending, setIsSending] = useState(false);
  const form = useSchemaForm({
    schema: call.body,
    initial: vehicleFieldsOf(vehicle),
    toWire: (fields) => vehicleToWire(fields, images),
  });
  return (
    <Sheet title={vehicle ? vehicle.plate : 'Add a vehicle'} open onClose={onClose}>
      <form
        {...form.form({
          onValid: async (wire) => {
            const { plate } = await (vehicle ? updateVehicle(vehicle.id, wire) : addVehicle(wire, key));
            void queries.invalidateQueries({ queryKey: ['fleet'] });
            if (vehicle) toast.success(`${plate} is changed`, 'Whoever plans sees it so from now on.');
            else toast.success(`${plate} is in your list`, 'Give it to a rider when they come for the key.');
            onClose();
          },
        })}
        className="grid gap-5"
      >
        <SelectField
          {...form.field('kind')}
          label="What it is"
          onChange={(event) => form.set(roomOf(event.target.value, form.fields))}
        >
          {vehicleKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWord(kind)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('plate')}
          label="Plate"
          autoComplete="off"
          autoCapitalize="characters"
          hint="A bicycle without one gets a name, like BICYCLE 3."
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField {...form.field('capacityKg')} label="Carries, in kg" inputMode="numeric" />
          <TextField {...form.field('capacityPlaces')} label="Parcels at a time" inputMode="numeric" />
        </div>
        <ImagePicker
          userId={userId}
          label="Photos"
          hint="From the side, with the plate in sight."
          images={images}
          error={form.field('imageIdList').error}
          onChange={setImages}
          onBusy={setIsSending}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">Papers, and the last day they count</legend>
          <p className="-mt-2 text-13 text-ink-soft">Leave out what it does not need. We tell you 30 days and 7 days before.</p>
          {paperKinds.map((paper) => (
            <TextField key={paper} {...form.field(paper)} label={paperWords[paper]} type="date" />
          ))}
          <FieldNotes id="papers" error={form.field('papers').error} />
        </fieldset>
        <Button type="submit" full busy={form.busy || isSending}>
          {vehicle ? 'Save' : 'Add it'}
        </Button>
      </form>
    </Sheet>
  );
}
