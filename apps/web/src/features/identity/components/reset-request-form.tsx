import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { passwordResetSchema, requestPasswordReset } from '../api/request-password-reset.ts';

export function ResetRequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const form = useSchemaForm({ schema: passwordResetSchema, initial: { email: '' } });

  async function send(body: { email: string }): Promise<void> {
    await requestPasswordReset(body);
    onSent(body.email);
  }

  return (
    <form {...form.form({ onValid: send })} className="grid gap-4">
      <TextField label="Email" type="email" autoComplete="email" enterKeyHint="send" {...form.field('email')} />
      <SubmitButton busy={form.busy}>Send me a link</SubmitButton>
    </form>
  );
}
