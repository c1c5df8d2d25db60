import { kycStatus } from '@waybill/contract/users/enums';
import { useUser } from '../../app/shell/user-context.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PopupProps } from '../popup-props.ts';

export function DeliverPopup({ open }: PopupProps) {
  const checked = useUser().kycStatus === kycStatus.Completed;
  return (
    <EmptyState
      drawing="bike"
      title="Carry something on your way"
      text="You ask for a parcel on your route, agree the fee, and earn it when the parcel is handed over. There is no parcel to carry at the moment."
      action={checked ? null : <Button onClick={() => open('CompleteKyc')}>See your identity check</Button>}
    />
  );
}
