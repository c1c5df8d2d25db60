import { ChangePasswordForm } from '../../../features/identity/components/change-password-form.tsx';
import { paths } from '../../../session/paths.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { toast } from '../../../ui/toast.tsx';
import { SettingPage } from './setting-page.tsx';

export function ChangePasswordRoute() {
  const user = useUser();
  const navigate = useNavigate();

  function changed() {
    toast.success('Password changed', 'Every other device was signed out.');
    session.reloadUser().catch(() => {});
    navigate(paths.accountSettings);
  }

  return (
    <SettingPage
      title="Password"
      lead={
        user.hasPassword
          ? 'Every other device is signed out when you change it.'
          : 'You sign in through another account. With a password you can come in either way.'
      }
    >
      <Card>
        <ChangePasswordForm account={user.email} hasPassword={user.hasPassword} onChanged={changed} />
      </Card>
    </SettingPage>
  );
}
