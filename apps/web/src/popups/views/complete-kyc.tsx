import { type KycStatus, kycStatus } from '@waybill/contract/users/enums';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { safeNext } from '../../app/safe-next.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PopupProps } from '../popup-props.ts';

const purpose = 'Carrying parcels, posting batches and paying out need a checked identity; sending does not.';

const texts: Record<KycStatus, { title: string; text: ReactNode }> = {
  [kycStatus.Unverified]: { title: 'Your identity is not checked', text: purpose },
  [kycStatus.Completed]: { title: 'Your identity is checked', text: 'You may carry parcels, post batches and pay out.' },
  [kycStatus.Pending]: {
    title: 'We are looking at your papers',
    text: `${purpose} Your papers are with us, and there is nothing for you to do.`,
  },
  [kycStatus.Failed]: { title: 'The check did not pass', text: `${purpose} What you sent was not enough to prove who you are.` },
};

function textsFor(status: number) {
  const known = Object.values(kycStatus).find((value) => value === status);
  return texts[known ?? kycStatus.Unverified];
}

export function CompleteKycPopup({ params }: PopupProps) {
  const user = useUser();
  const back = safeNext(params.back);
  const { title, text } = textsFor(user.kycStatus);
  const papersMissing = user.nextSignupStep === 'Documents';
  return (
    <EmptyState
      drawing="shield"
      title={title}
      text={text}
      action={
        <>
          {papersMissing ? (
            <ButtonLink replace to={paths.signupDocuments}>
              Add your documents
            </ButtonLink>
          ) : (
            <ButtonLink replace to={paths.profile} variant="secondary">
              See your profile
            </ButtonLink>
          )}
          {back === undefined ? null : (
            <ButtonLink replace to={back} variant="quiet">
              Back to where you were
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
