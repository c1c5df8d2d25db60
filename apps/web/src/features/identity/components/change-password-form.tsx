import { newPassword, typedPassword } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { choosePassword } from '../api/change-password.ts';

type Wire = { currentPassword?: string | undefined; newPassword: string };

const withCurrent: z.core.$ZodType<Wire> = z.object({ currentPassword: typedPassword, newPassword });
const firstOne: z.core.$ZodType<Wire> = z.object({ newPassword });

type ChangePasswordFormProps = {
  readonly account: string;
  /** People who only ever came through another provider have none to give. */
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
};

export function ChangePasswordForm({ account, hasPassword, onChanged }: ChangePasswordFormProps) {
  const form = useSchemaForm({
    schema: hasPassword ? withCurrent : firstOne,
    initial: { currentPassword: '', newPassword: '' },
  });

  async function change(body: Wire): Promise<void> {
    await choosePassword(body);
    onChanged();
  }

  return (
    <form {...form.form({ onValid: change })} className="grid gap-4">
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {hasPassword ? (
        <PasswordField label="Your password now" autoComplete="current-password" {...form.field('currentPassword')} />
      ) : null}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. Three words that belong only to you work well."
        {...form.field('newPassword')}
      />
      <SubmitButton busy={form.busy}>Save new password</SubmitButton>
    </form>
  );
}
