import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../app/paths.ts';
import { session } from '../../app/session/session.ts';
import { ConfirmIdentityLater } from '../../app/shell/confirm-identity-later.tsx';
import { useUser } from '../../app/shell/user-context.tsx';
import { SetPinForm } from '../../features/wallet/components/set-pin-form.tsx';
import { showFailure } from '../../forms/show-failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.tsx';
import type { PopupProps } from '../popup-props.ts';
import { useGoBack } from '../use-go-back.ts';

export function SetupPinPopup({ params, close }: PopupProps) {
  const { hasPin } = useUser();
  const queries = useQueryClient();
  const goBack = useGoBack(params, close);

  function done() {
    toast.success('Your PIN is set', 'It is asked for whenever money leaves your wallet.');
    // The way back may lead to something that is only for people with a PIN.
    Promise.all([session.reloadUser(), queries.invalidateQueries({ queryKey: ['wallet'] })])
      .catch(showFailure)
      .finally(goBack);
  }

  if (!hasPin) return <SetPinForm onDone={done} renderConfirm={(goOn) => <ConfirmIdentityLater onConfirmed={goOn} />} />;
  return (
    <EmptyState
      drawing="shield"
      title="Your PIN is set"
      text="It is asked for whenever money leaves your wallet."
      action={
        <ButtonLink replace to={paths.changePin} variant="secondary">
          Change your PIN
        </ButtonLink>
      }
    />
  );
}
