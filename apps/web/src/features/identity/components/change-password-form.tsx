import { isProblem } from '@waybill/client/failures';
import { newPassword, typedPassword } from '@waybill/contract/text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { changePassword } from '../api/change-password.ts';
import { ConfirmAtProvider } from './confirm-at-provider.tsx';

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

  const [isAsked, setIsAsked] = useState(false);

  async function change(body: Wire): Promise<void> {
    await changePassword(body);
    onChanged();
  }

  /** A person without a password confirms their identity in another window, so that the fields here stay filled. */
  function askFirst(failure: unknown): boolean {
    const isNeeded = isProblem(failure, 'confirmation_required');
    if (isNeeded) setIsAsked(true);
    return isNeeded;
  }

  const props = form.form({ onValid: change, onFailure: askFirst });

  return (
    <form {...props} className="grid gap-4">
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {hasPassword ? (
        <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      ) : null}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. Three words that belong only to you work well."
        {...form.field('newPassword')}
      />
      {isAsked ? (
        <>
          <Notice tone="info" title="Confirm it’s you">
            Whoever has a password can come in. So let the account that you sign in with say first that it is you.
          </Notice>
          <ConfirmAtProvider
            onConfirmed={() => {
              setIsAsked(false);
              props.ref.current?.requestSubmit();
            }}
          />
        </>
      ) : (
        <SubmitButton busy={form.busy}>Save new password</SubmitButton>
      )}
    </form>
  );
}
