import { paths } from '../../app/paths.ts';
import { safeNext } from '../../app/safe-next.ts';
import { session } from '../../app/session/session.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { IdentityCheck } from '../../features/kyc/components/identity-check.tsx';
import { useTopUpRights } from '../../features/wallet/model/use-top-up-rights.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PopupProps } from '../popup-props.ts';

export function CompleteKycPopup({ params }: PopupProps) {
  const user = useUser();
  const topUp = useTopUpRights();
  const back = safeNext(params.back);
  return (
    <div className="grid gap-5 pb-1">
      {user.nextSignupStep === 'Documents' ? (
        <Notice
          tone="attention"
          title="The papers of your business are missing"
          action={
            <ButtonLink replace to={paths.signupDocuments} variant="secondary">
              Add your documents
            </ButtonLink>
          }
        >
          We look at them together with your own.
        </Notice>
      ) : null}
      <IdentityCheck status={user.kycStatus} fullName={user.fullName} topUp={topUp} onChanged={() => session.reloadUser()} />
      {back === undefined ? null : (
        <ButtonLink replace to={back} variant="quiet">
          Back to where you were
        </ButtonLink>
      )}
    </div>
  );
}
