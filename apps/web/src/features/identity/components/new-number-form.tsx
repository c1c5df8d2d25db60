import { joinPhoneNumber, phoneNumber } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import type { Correction } from '../api/send-otp.ts';

const schema = z.object({ newPhoneNumber: phoneNumber });

type NewNumberFormProps = {
  readonly dialCode: string;
  readonly dialCodes: readonly { code: string; label: string }[];
  readonly onSend: (correction: Correction) => Promise<void>;
  readonly onCancel: () => void;
};

/** For somebody who mistyped the number: the code goes to the new one, which then replaces the old. */
export function NewNumberForm({ dialCode, dialCodes, onSend, onCancel }: NewNumberFormProps) {
  const form = useSchemaForm({
    schema,
    initial: { dialCode, newPhoneNumber: '' },
    toWire: (fields) => ({ newPhoneNumber: fields.newPhoneNumber && joinPhoneNumber(fields.dialCode, fields.newPhoneNumber) }),
  });
  return (
    <form {...form.form({ onValid: (wire) => onSend(wire) })} className="grid gap-4">
      <PhoneField
        label="New phone number"
        dialCode={form.fields.dialCode}
        dialCodes={dialCodes}
        onDialCode={(code) => form.set({ dialCode: code })}
        {...form.field('newPhoneNumber')}
      />
      <SubmitButton busy={form.busy}>Send the code there</SubmitButton>
      <Button variant="quiet" full onClick={onCancel}>
        Keep the number I gave
      </Button>
    </form>
  );
}
