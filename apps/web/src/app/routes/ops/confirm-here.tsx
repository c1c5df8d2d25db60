import { ConfirmAtProvider } from '../../../features/identity/components/confirm-at-provider.tsx';
import { ConfirmPasswordForm } from '../../../features/identity/components/confirm-password-form.tsx';
import { useUser } from '../../../session/user-context.tsx';

/** By the password, or by the provider one signs in through. */
export function ConfirmHere({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const user = useUser();
  return user.hasPassword ? (
    <ConfirmPasswordForm account={user.email} onConfirmed={onConfirmed} />
  ) : (
    <ConfirmAtProvider onConfirmed={onConfirmed} />
  );
}
