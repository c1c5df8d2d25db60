import { safeNext } from '../../app/safe-next.ts';
import { session } from '../../app/session/session.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { IdentityCheck } from '../../features/kyc/components/identity-check.tsx';
import { useTopUpRights } from '../../features/wallet/model/use-top-up-rights.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { PopupProps } from '../popup-props.ts';

export function CompleteKycPopup({ params }: PopupProps) {
  const user = useUser();
  const topUp = useTopUpRights();
  const back = safeNext(params.back);
  return (
    <div className="grid gap-5 pb-1">
      <IdentityCheck
        status={user.kycStatus}
        isBusiness={user.isDispatchPartner}
        fullName={user.fullName}
        topUp={topUp}
        onChanged={() => session.reloadUser()}
      />
      {back === undefined ? null : (
        <ButtonLink replace to={back} variant="quiet">
          Back to where you were
        </ButtonLink>
      )}
    </div>
  );
}
