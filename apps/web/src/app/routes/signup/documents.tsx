import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { DocumentsForm } from '../../../features/kyc/components/documents-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { paths } from '../../../session/paths.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { Redirect } from '../../../ui/navigation/redirect.tsx';

export function DocumentsRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const { business } = user;
  if (!business) return <Redirect to={paths.dashboard} />;

  async function done(): Promise<void> {
    try {
      await session.reloadUser();
    } catch (failure) {
      return showFailure(failure);
    }
    navigate(user.hasPin ? paths.dashboard : paths.signupTransactionPin);
  }

  return (
    <SignupFrame
      mode="business"
      step="Documents"
      title="Prove the business is yours"
      lead="Our team looks at them before your first delivery. PDF, JPEG or PNG, up to 10 MB each."
    >
      <DocumentsForm onDone={done} onLater={() => navigate(paths.dashboard)} />
    </SignupFrame>
  );
}
