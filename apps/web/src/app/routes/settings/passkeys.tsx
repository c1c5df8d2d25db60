import { PasskeyList } from '../../../features/identity/components/passkey-list.tsx';
import { paths, withQuery } from '../../../session/paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { Redirect } from '../../../ui/navigation/redirect.tsx';
import { SettingPage } from './setting-page.tsx';

export function PasskeysRoute() {
  const { isStaff } = useUser();
  const navigate = useNavigate();
  // Theirs open the console as well, so it is there that they are asked for what they have.
  if (isStaff) return <Redirect to={`${paths.ops}/second-factor`} />;
  return (
    <SettingPage
      title="Passkeys"
      lead="Sign in with your fingerprint, your face or the lock of your screen, without a password that could be guessed or stolen."
    >
      <Card>
        <PasskeyList onConfirm={() => navigate(withQuery(paths.confirmPassword, { next: paths.passkeys }))} />
      </Card>
    </SettingPage>
  );
}
