import { email } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Correction } from '../api/send-otp.ts';

const schema = z.object({ newEmail: email });

type NewEmailFormProps = { readonly onSend: (correction: Correction) => Promise<void>; readonly onCancel: () => void };

/** For somebody who mistyped the address: the code goes to the right one, which then replaces the old. */
export function NewEmailForm({ onSend, onCancel }: NewEmailFormProps) {
  const form = useSchemaForm({ schema, initial: { newEmail: '' } });
  return (
    <form {...form.form({ onValid: onSend })} className="grid gap-4">
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('newEmail')} />
      <SubmitButton busy={form.busy}>Send the code there</SubmitButton>
      <Button variant="quiet" full onClick={onCancel}>
        Keep my current address
      </Button>
    </form>
  );
}
