import { homeCurrency } from '@waybill/contract/money';
import { kycStatus } from '@waybill/contract/users/enums';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KycNotice } from '../../kyc/index.ts';
import { BatchForm } from '../components/posting/batch-form.tsx';

export function BatchShippingPopup({ open }: PopupProps) {
  const user = useUser();
  const { here } = useHere();
  const onKyc = () => open('CompleteKyc', { back: here });
  if (!user.isDispatchPartner)
    return (
      <EmptyState
        drawing="bus"
        title="One pickup, many towns"
        text="Only dispatch partners, businesses with a fleet, post batches. You can book a place in one of theirs."
        action={<Button onClick={() => open('BookBatchShipping')}>Book a place</Button>}
      />
    );
  return (
    <div className="grid gap-4 pb-1">
      {user.kycStatus === kycStatus.Completed ? null : (
        <KycNotice isBusiness onKyc={onKyc}>
          Only businesses we know take parcels in batches.
        </KycNotice>
      )}
      <BatchForm userId={user.id} home={homeCurrency(user.countryCode)} onKyc={onKyc} />
    </div>
  );
}
