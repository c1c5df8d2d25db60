import { typedPassword } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { confirmPassword } from '../api/confirm-password.ts';

const schema = z.object({ password: typedPassword });

type ConfirmPasswordFormProps = { readonly account: string; readonly onConfirmed: () => void };

export function ConfirmPasswordForm({ account, onConfirmed }: ConfirmPasswordFormProps) {
  const form = useSchemaForm({ schema, initial: { password: '' } });

  async function confirm(body: { password: string }): Promise<void> {
    await confirmPassword(body);
    onConfirmed();
  }

  return (
    <form {...form.form({ onValid: confirm })} className="grid gap-4">
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField label="Password" autoComplete="current-password" enterKeyHint="go" {...form.field('password')} />
      <SubmitButton busy={form.busy}>Confirm</SubmitButton>
    </form>
  );
}
