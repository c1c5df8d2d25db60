import { joinPhoneNumber, phoneNumber } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useOnce } from '../../../forms/use-once.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { dialCodesOf, useCountries } from '../../places/index.ts';
import type { Correction } from '../api/send-otp.ts';

export type NumberFields = { readonly dialCode: string; readonly newPhoneNumber: string };

const schema = z.object({ newPhoneNumber: phoneNumber });

type NewNumberFormProps = {
  readonly dialCode: string;
  /** The fields as typed before the page that asks for the password. */
  readonly typed?: NumberFields | undefined;
  readonly goesOn?: boolean;
  readonly onSend: (correction: Correction) => Promise<void>;
  /** True when it was about something else than the number. */
  readonly onFailure?: (failure: unknown, fields: NumberFields) => boolean;
  readonly onCancel: () => void;
};

/** The code goes to the new number, which replaces the old one when the code comes back. */
export function NewNumberForm({ dialCode, typed, goesOn = false, onSend, onFailure, onCancel }: NewNumberFormProps) {
  const countries = useCountries();
  const form = useSchemaForm({
    schema,
    initial: typed ?? { dialCode, newPhoneNumber: '' },
    toWire: (fields) => ({ newPhoneNumber: fields.newPhoneNumber && joinPhoneNumber(fields.dialCode, fields.newPhoneNumber) }),
  });
  const props = form.form({
    onValid: (wire) => onSend(wire),
    onFailure: (failure) => onFailure?.(failure, form.fields) ?? false,
  });
  useOnce(goesOn, () => props.ref.current?.requestSubmit());
  return (
    <form {...props} className="grid gap-4">
      <PhoneField
        label="New phone number"
        dialCode={form.fields.dialCode}
        dialCodes={dialCodesOf(countries)}
        onDialCode={(code) => form.set({ dialCode: code })}
        {...form.field('newPhoneNumber')}
      />
      <SubmitButton busy={form.busy}>Send the code there</SubmitButton>
      <Button variant="quiet" full onClick={onCancel}>
        Keep my current number
      </Button>
    </form>
  );
}
