import { ConfirmPasswordForm } from '../../../features/identity/components/confirm-password-form.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { Notice } from '../../../ui/notice.tsx';
import { paths } from '../../paths.ts';
import { safeNext } from '../../safe-next.ts';
import { useUser } from '../../shell/user-context.tsx';
import { SettingPage } from './setting-page.tsx';

export function ConfirmPasswordRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const query = useQuery();
  const next = safeNext(query.get('next')) ?? paths.accountSettings;
  return (
    <SettingPage title="Is it you?" lead="Type your password once more before this is changed. It counts for ten minutes.">
      <Card>
        {user.hasPassword ? (
          <ConfirmPasswordForm
            account={user.email}
            onConfirmed={() => navigate(next, { replace: true, state: { confirmed: true } })}
          />
        ) : (
          <Notice
            tone="info"
            title="You have no password yet"
            action={<ButtonLink to={paths.changePassword}>Choose a password</ButtonLink>}
          >
            You sign in through another account. Choose a password first; then it can be asked for here.
          </Notice>
        )}
      </Card>
    </SettingPage>
  );
}
