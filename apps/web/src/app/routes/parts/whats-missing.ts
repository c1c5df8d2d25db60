import { kycStatus } from '@waybill/contract/users/enums';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { paths } from '../../../session/paths.ts';
import type { OpenPopupView } from '../../../session/popup/popup-views.ts';
import type { DrawingName } from '../../../ui/drawing.tsx';

/** Something only the person can do, and where they do it. */
export type Missing = { key: string; drawing: DrawingName; title: string; text: string } & (
  | { to: string }
  | { popup: OpenPopupView }
);

type AboutUser = Pick<
  OwnUser,
  'emailVerified' | 'email' | 'pendingEmail' | 'hasPin' | 'nextSignupStep' | 'kycStatus' | 'isDispatchPartner'
>;

/** The steps that keep this person from using everything, the most pressing first. */
export function whatsMissing(user: AboutUser): Missing[] {
  const missing: Missing[] = [];
  if (user.nextSignupStep === 'BusinessRepInfo')
    missing.push({
      key: 'representative',
      drawing: 'letter',
      title: 'Add a representative',
      text: 'One name and a role: then your sign-up can go on.',
      to: paths.signupBusinessRep,
    });
  if (user.nextSignupStep === 'Documents')
    missing.push({
      key: 'documents',
      drawing: 'letter',
      title: 'Add your documents',
      text: 'Your sign-up is unfinished: we need the certificate of registration and an ID.',
      to: paths.signupDocuments,
    });
  if (!user.hasPin)
    missing.push({
      key: 'pin',
      drawing: 'shield',
      title: 'Set your PIN',
      text: 'Four digits that only you know. No money leaves your wallet without them.',
      popup: 'SetupPin',
    });
  if (!user.emailVerified)
    missing.push({
      key: 'email',
      drawing: 'letter',
      title: 'Confirm your email',
      text: `So that receipts and codes really reach you at ${user.pendingEmail ?? user.email}.`,
      to: paths.accountInformation,
    });
  if (user.kycStatus === kycStatus.Failed)
    missing.push({
      key: 'identity',
      drawing: 'shield',
      title: user.isDispatchPartner ? 'The check of your business did not pass' : 'Your identity check did not pass',
      text: 'You can send parcels, but not carry them or withdraw money yet.',
      popup: 'CompleteKyc',
    });
  return missing;
}
