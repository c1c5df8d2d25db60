import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { safeNext } from '../../../session/safe-next.ts';
import { session } from '../../../session/session.ts';
import { useUser } from '../../../session/user-context.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useTopUpRights } from '../../wallet/index.ts';
import { IdentityCheck } from '../components/identity-check.tsx';

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
