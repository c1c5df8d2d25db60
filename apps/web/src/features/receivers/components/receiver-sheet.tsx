import { useQueryClient } from '@tanstack/react-query';
import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { keepReceiver } from '../api/keep-receiver.ts';
import { receiversKey } from '../api/list-receivers.ts';
import { updateReceiver } from '../api/update-receiver.ts';
import { receiverFieldsOf, receiverSchema, receiverWire } from '../model/receiver-form.ts';
import { DoorForm } from './door-form.tsx';

const words = {
  fullName: 'Their full name',
  phoneNumber: 'Their phone number',
  address: 'Where they are',
  plusCode: 'From their map: 6FR5G99H+2X, or its end, G99H+2X. It leads to the very door.',
  note: 'Only whoever brings a parcel reads this, and the address.',
};

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
        <DoorForm form={form} words={words} />
        <Button type="submit" full busy={form.busy}>
          {receiver ? 'Save' : 'Keep them'}
        </Button>
      </form>
    </Sheet>
  );
}
