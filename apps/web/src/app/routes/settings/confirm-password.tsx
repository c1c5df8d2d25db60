import { ConfirmIdentity } from '../../../features/identity/components/confirm-identity.tsx';
import { paths } from '../../../session/paths.ts';
import { safeNext } from '../../../session/safe-next.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { useLocation, useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { SettingPage } from './setting-page.tsx';
import { goingOnIn } from './use-going-on.ts';

export function ConfirmPasswordRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const query = useQuery();
  const { state } = useLocation();
  const next = safeNext(query.get('next')) ?? paths.accountSettings;
  // The page that asked for the password resumes its action by itself.
  const goOn = () => navigate(next, { replace: true, state: goingOnIn(state) });
  return (
    <SettingPage
      title="Confirm it’s you"
      lead={
        user.hasPassword
          ? 'Type your password once more before this is changed. It counts for ten minutes.'
          : 'You sign in through another account. Let it say once more that it is you; that counts for ten minutes.'
      }
    >
      <Card>
        <ConfirmIdentity onConfirmed={goOn} />
      </Card>
    </SettingPage>
  );
}
