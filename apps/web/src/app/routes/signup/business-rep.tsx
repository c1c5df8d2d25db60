import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { RepresentativeForm } from '../../../features/users/components/representative-form.tsx';
import { paths } from '../../../session/paths.ts';
import { safeNext } from '../../../session/safe-next.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { Redirect } from '../../../ui/navigation/redirect.tsx';

export function BusinessRepRoute() {
  const { business } = useUser();
  const navigate = useNavigate();
  // A visitor from the settings goes back there.
  const next = safeNext(useQuery().get('next'));
  if (!business) return <Redirect to={paths.dashboard} />;
  return (
    <SignupFrame
      mode="business"
      step="BusinessRepInfo"
      title="Who represents the business?"
      lead="The person our team calls when something about a delivery needs an answer."
    >
      <RepresentativeForm
        business={business}
        onSaved={(user) => {
          session.takeUser(user);
          navigate(next ?? paths.signupDocuments);
        }}
        onLater={() => navigate(next ?? paths.dashboard)}
      />
    </SignupFrame>
  );
}
