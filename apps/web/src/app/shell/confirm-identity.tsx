import { ConfirmAtProvider } from '../../features/identity/components/confirm-at-provider.tsx';
import { ConfirmPasswordForm } from '../../features/identity/components/confirm-password-form.tsx';
import { useUser } from './user-context.tsx';

/** By the password, or through the account that one signs in with. */
export function ConfirmIdentity({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { hasPassword, email } = useUser();
  return hasPassword ? (
    <ConfirmPasswordForm account={email} onConfirmed={onConfirmed} />
  ) : (
    <ConfirmAtProvider onConfirmed={onConfirmed} />
  );
}
