import { doorLengths } from '@waybill/contract/receivers/door-fields';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { AddressField, ContactPhoneField } from '../../places/index.ts';
import { placeOf, type ReceiverFields } from '../model/receiver-form.ts';

type DoorFormProps = {
  readonly form: {
    readonly fields: ReceiverFields;
    readonly field: (name: keyof ReceiverFields) => ComponentProps<typeof ContactPhoneField>['input'];
    readonly set: (changes: Partial<ReceiverFields>) => void;
  };
  readonly words: Readonly<Record<'fullName' | 'phoneNumber' | 'address' | 'plusCode' | 'note', string>>;
};

/** Whom to ask for at a door, and what finds it. */
export function DoorForm({ form, words }: DoorFormProps) {
  const { fields } = form;
  const place = placeOf(fields);
  return (
    <>
      <TextField {...form.field('fullName')} label={words.fullName} autoComplete="off" />
      <ContactPhoneField
        label={words.phoneNumber}
        countryCode={place?.countryCode}
        dialCode={fields.dialCode}
        onDialCode={(code) => form.set({ dialCode: code })}
        input={form.field('phoneNumber')}
      />
      <AddressField
        label={words.address}
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
        hint={words.plusCode}
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
        hint={words.note}
        maxLength={doorLengths.note}
        autoComplete="off"
      />
    </>
  );
}
