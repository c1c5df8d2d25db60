import { useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../../forms/show-failure.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useGoBack } from '../../../session/popup/use-go-back.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { toast } from '../../../ui/toast.tsx';
import { ResetPinForm } from '../components/reset-pin-form.tsx';

export function ForgotPinPopup({ params, close }: PopupProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const goBack = useGoBack(params, close);

  function done() {
    toast.success('Your new PIN is set', 'Your wallet is open.');
    Promise.all([session.reloadUser(), queries.invalidateQueries({ queryKey: ['wallet'] })])
      .catch(showFailure)
      .finally(goBack);
  }

  return <ResetPinForm userId={userId} onDone={done} />;
}
