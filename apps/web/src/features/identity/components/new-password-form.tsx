import { newPassword } from '@waybill/contract/text';
import * as z from 'zod/mini';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

const schema = z.object({ newPassword });

type NewPasswordFormProps = {
  /** The account’s email address for the browser’s password manager; not visible. */
  readonly account: string;
  readonly submitLabel: string;
  readonly onSubmit: (newPassword: string) => Promise<void>;
  /** Given the first look at a failure; true means it was dealt with. */
  readonly onFailure?: (failure: unknown) => boolean;
};

/** Choosing a password, typed once: it can be shown, which helps more than typing it twice. */
export function NewPasswordForm({ account, submitLabel, onSubmit, onFailure }: NewPasswordFormProps) {
  const form = useSchemaForm({ schema, initial: { newPassword: '' } });
  return (
    <form {...form.form({ onValid: (wire) => onSubmit(wire.newPassword), onFailure })} method="post" className="grid gap-4">
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. Three words that belong only to you work well."
        enterKeyHint="go"
        {...form.field('newPassword')}
      />
      <SubmitButton busy={form.busy}>{submitLabel}</SubmitButton>
    </form>
  );
}
