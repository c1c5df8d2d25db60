import { kycStatus } from '@waybill/contract/users/enums';
import { useUser } from '../../app/shell/user-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PopupProps } from '../popup-props.ts';

export function WithdrawFundsPopup({ open }: PopupProps) {
  const checked = useUser().kycStatus === kycStatus.Completed;
  return (
    <EmptyState
      drawing="wallet"
      title="To your bank account"
      text="What you have earned goes to your own bank or PayPal account, with your PIN and a checked identity. Payouts are closed at the moment."
      action={checked ? null : <Button onClick={() => open('CompleteKyc')}>See your identity check</Button>}
    />
  );
}
