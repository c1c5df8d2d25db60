import { ConfirmAtProvider } from '../../../features/identity/components/confirm-at-provider.tsx';
import { ConfirmPasswordForm } from '../../../features/identity/components/confirm-password-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { paths } from '../../paths.ts';
import { safeNext } from '../../safe-next.ts';
import { useUser } from '../../shell/user-context.tsx';
import { SettingPage } from './setting-page.tsx';

export function ConfirmPasswordRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const query = useQuery();
  const next = safeNext(query.get('next')) ?? paths.accountSettings;
  const goOn = () => navigate(next, { replace: true, state: { confirmed: true } });
  return (
    <SettingPage
      title="Is it you?"
      lead={
        user.hasPassword
          ? 'Type your password once more before this is changed. It counts for ten minutes.'
          : 'You sign in through another account. Let it say once more that it is you; that counts for ten minutes.'
      }
    >
      <Card>
        {user.hasPassword ? (
          <ConfirmPasswordForm account={user.email} onConfirmed={goOn} />
        ) : (
          <ConfirmAtProvider onConfirmed={goOn} />
        )}
      </Card>
    </SettingPage>
  );
}
