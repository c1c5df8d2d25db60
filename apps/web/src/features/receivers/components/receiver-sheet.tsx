import { useQueryClient } from '@tanstack/react-query';
import { doorLengths } from '@waybill/contract/receivers/door-fields';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AddressField, ContactPhoneField } from '../../places/index.ts';
import { keepReceiver } from '../api/keep-receiver.ts';
import { receiversKey } from '../api/list-receivers.ts';
import { updateReceiver } from '../api/update-receiver.ts';
import { placeOf, receiverFieldsOf, receiverSchema, receiverWire } from '../model/receiver-form.ts';

type ReceiverSheetProps = { readonly receiver: ReceiverView | undefined; readonly onClose: () => void };

/** Somebody is written into the book, or changed there. */
export function ReceiverSheet({ receiver, onClose }: ReceiverSheetProps) {
  const queries = useQueryClient();
  const { dialCode } = useUser();
  const form = useSchemaForm({
    schema: receiverSchema,
    initial: receiverFieldsOf(receiver, dialCode),
    toWire: receiverWire,
  });
  const { fields } = form;
  const place = placeOf(fields);
  return (
    <Sheet title={receiver ? receiver.fullName : 'Add somebody'} open onClose={onClose}>
      <form
        {...form.form({
          onValid: async (wire) => {
            const { fullName } = await (receiver ? updateReceiver(receiver.id, wire) : keepReceiver(wire));
            void queries.invalidateQueries({ queryKey: [receiversKey] });
            if (receiver) toast.success(`${fullName} is changed`, 'Parcels you have posted stay as they are.');
            else toast.success(`${fullName} is in your book`, 'Choose them when you send something.');
            onClose();
          },
        })}
        className="grid gap-4"
      >
        <TextField {...form.field('fullName')} label="Their full name" autoComplete="off" />
        <ContactPhoneField
          label="Their phone number"
          countryCode={place?.countryCode}
          dialCode={fields.dialCode}
          onDialCode={(code) => form.set({ dialCode: code })}
          input={form.field('phoneNumber')}
        />
        <AddressField
          label="Where they are"
          text={fields.address}
          place={place}
          error={form.field('addressJson').error ?? form.field('address').error}
          // Another place has another code; that of a spot is said once it is kept.
          onChange={({ text, place: chosen }) =>
            form.set({ address: text, addressJson: chosen ? JSON.stringify(chosen) : '', plusCode: '' })
          }
        />
        <TextField
          {...form.field('plusCode')}
          label="Plus Code, if you know it"
          hint="From their map: 6FR5G99H+2X, or its end, G99H+2X. It leads to the very door."
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField
          {...form.field('landmark')}
          label="Landmark"
          hint="What one sees from the road: opposite the blue mosque."
          maxLength={doorLengths.landmark}
          autoComplete="off"
        />
        <TextField
          {...form.field('note')}
          label="Note for the carrier"
          hint="Only whoever brings a parcel reads this, and the address."
          maxLength={doorLengths.note}
          autoComplete="off"
        />
        <Button type="submit" full busy={form.busy}>
          {receiver ? 'Save' : 'Keep them'}
        </Button>
      </form>
    </Sheet>
  );
}
