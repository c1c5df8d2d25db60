import { useUser } from '../../../session/user-context.tsx';
import { ConfirmAtProvider } from './confirm-at-provider.tsx';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';

/** By the password, or through the account that one signs in with. */
export function ConfirmIdentity({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { hasPassword, email } = useUser();
  return hasPassword ? (
    <ConfirmPasswordForm account={email} onConfirmed={onConfirmed} />
  ) : (
    <ConfirmAtProvider onConfirmed={onConfirmed} />
  );
}
