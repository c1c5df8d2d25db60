import { useQueryClient } from '@tanstack/react-query';
import { session } from '../../app/session/session.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { ResetPinForm } from '../../features/wallet/components/reset-pin-form.tsx';
import { showFailure } from '../../forms/show-failure.ts';
import { toast } from '../../ui/toast.tsx';
import type { PopupProps } from '../popup-props.ts';
import { useGoBack } from '../use-go-back.ts';

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
