import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { readablePhone } from '@waybill/contract/readable-phone';
import { useState } from 'react';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useHere } from '../../../../session/popup/use-here.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';
import { AddressField, ContactPhoneField } from '../../../places/index.ts';
import { PinStep } from '../../../wallet/index.ts';
import { changeReceiver, type NewReceiver } from '../../api/change-receiver.ts';
import {
  isSomebodyElse,
  placeOf,
  receiverDraft,
  receiverFields,
  receiverSchema,
  receiverWire,
} from '../../model/receiver-form.ts';
import { showOrder } from '../../model/refresh-orders.ts';

type ReceiverFormProps = {
  readonly order: OrderView;
  readonly dialCode: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** Somebody else receives it, or at another door nearby. Under way, that wants the PIN. */
export function ReceiverForm({ order, dialCode, onDone, onBack }: ReceiverFormProps) {
  const { open } = usePopup();
  const { here } = useHere();
  const queries = useQueryClient();
  const [input, setInput] = useState<NewReceiver>();
  const [draft] = useState(() => receiverDraft(order.id));
  const [initial] = useState(() => draft.stored(sessionStorage) ?? receiverFields(order, dialCode));
  const form = useSchemaForm({ schema: receiverSchema, initial, toWire: receiverWire });
  const heading = useFocusHere<HTMLHeadingElement>();

  async function send(body: NewReceiver) {
    showOrder(queries, await changeReceiver(order.id, body));
    const text = isSomebodyElse(order, body) ? `${body.receiverFullName} gets the link and a new code by SMS.` : undefined;
    toast.success('The order is changed', text);
    draft.clear(sessionStorage);
    onDone();
  }

  /** Stores the fields first: a sender who forgot the PIN leaves to set another, and finds them again on return. */
  function askPin(wire: NewReceiver) {
    draft.write(sessionStorage, form.fields);
    setInput(wire);
  }

  if (input)
    return (
      <PinStep
        title="Your PIN, because it is already under way"
        facts={[
          { caption: 'Received by', value: `${input.receiverFullName}, ${readablePhone(input.receiverPhoneNumber)}` },
          { caption: 'At', value: input.dropoffAddress },
        ]}
        note="The carrier is told at once."
        confirmLabel="Change the order"
        onConfirm={(pin) => send({ ...input, pin })}
        onFailure={(failure) => {
          if (!isProblem(failure, 'pin_missing')) return false;
          open('SetupPin', { back: here });
          return true;
        }}
        onBack={() => setInput(undefined)}
        onForgot={() => open('ForgotPin', { back: here })}
      />
    );

  return (
    <form
      {...form.form({ onValid: (wire) => (order.can.changeReceiver === 'pin' ? askPin(wire) : send(wire)) })}
      className="grid max-w-xl gap-4"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
          Who receives it?
        </h2>
        <p className="mt-1 text-ink-soft">
          Within {orderLimits.dropOffMovesKm} km of what was agreed. A new receiver gets a code of their own.
        </p>
      </div>
      <TextField label="Who receives it" autoComplete="off" {...form.field('receiverFullName')} />
      <ContactPhoneField
        label="Their phone number"
        countryCode={placeOf(form.fields)?.countryCode}
        dialCode={form.fields.dialCode}
        onDialCode={(code) => form.set({ dialCode: code })}
        input={form.field('receiverPhoneNumber')}
      />
      <AddressField
        label="Drop-off address"
        text={form.fields.dropoffAddress}
        place={placeOf(form.fields)}
        error={form.field('dropOffAddressJson').error ?? form.field('dropoffAddress').error}
        onChange={({ text, place }) =>
          form.set({ dropoffAddress: text, dropOffAddressJson: place === null ? '' : JSON.stringify(place) })
        }
      />
      <Button type="submit" full busy={form.busy}>
        {order.can.changeReceiver === 'pin' ? 'Continue to your PIN' : 'Change the order'}
      </Button>
      <Button
        variant="quiet"
        full
        onClick={() => {
          draft.clear(sessionStorage);
          onBack();
        }}
      >
        Back to the order
      </Button>
    </form>
  );
}
