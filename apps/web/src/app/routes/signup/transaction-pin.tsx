import { SignupFrame } from '../../../features/identity/components/signup-frame.tsx';
import { SetPinForm } from '../../../features/wallet/components/set-pin-form.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { paths } from '../../../session/paths.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { Redirect } from '../../../ui/navigation/redirect.tsx';
import { toast } from '../../../ui/toast.tsx';

export function TransactionPinRoute() {
  const user = useUser();
  const navigate = useNavigate();
  if (user.hasPin) return <Redirect to={paths.dashboard} />;

  function done(): void {
    toast.success('Your PIN is set', 'It is asked for whenever money leaves your wallet.');
    // Reloading alone would do: a person with a PIN has no business on this page.
    session.reloadUser().catch((failure: unknown) => {
      showFailure(failure);
      navigate(paths.dashboard);
    });
  }

  return (
    <SignupFrame
      mode={user.isDispatchPartner ? 'business' : 'person'}
      step="TransactionPin"
      title="Set your wallet PIN"
      lead="Four digits that only you know. No money leaves your wallet without them."
    >
      <div className="grid gap-2">
        <SetPinForm onDone={done} />
        <Button variant="quiet" full onClick={() => navigate(paths.dashboard)}>
          Do this later
        </Button>
      </div>
    </SignupFrame>
  );
}
