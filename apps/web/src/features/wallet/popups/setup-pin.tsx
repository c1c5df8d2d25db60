import { useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../../forms/show-failure.ts';
import { paths } from '../../../session/paths.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useGoBack } from '../../../session/popup/use-go-back.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SetPinForm } from '../components/set-pin-form.tsx';

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

  if (!hasPin) return <SetPinForm onDone={done} />;
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
