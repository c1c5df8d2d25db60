import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { changePassword } from '@waybill/contract/identity/change-password';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { endSession } from '@waybill/contract/identity/end-session';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { finishFederatedSignIn } from '@waybill/contract/identity/finish-federated-sign-in';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { inspectActionLink } from '@waybill/contract/identity/inspect-action-link';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { redeemFederatedTicket } from '@waybill/contract/identity/redeem-federated-ticket';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { renewRecoveryCodes } from '@waybill/contract/identity/renew-recovery-codes';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { signIn } from '@waybill/contract/identity/sign-in';
import { startFederatedSignIn } from '@waybill/contract/identity/start-federated-sign-in';
import { userExists } from '@waybill/contract/identity/user-exists';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { openStream } from '@waybill/contract/realtime/open-stream';
import { goodPassword, unverifiedPerson, verifiedPerson } from '../../support/people.ts';
import { own, row, type Verdict } from '../row.ts';

const madeUp = 'made-up-and-long-enough-to-be-one';
const all = (verdict: Verdict) => ({
  nobody: verdict,
  suspended: verdict,
  unverified: verdict,
  owner: verdict,
  strangers: verdict,
});

export const identityRows = [
  own(userExists, { params: { value: 'somebody' } }),
  row(
    signIn,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      return { owner, input: { body: { identifier: owner.details.email, password: goodPassword } } };
    },
    // Whoever has the password is its owner.
    {},
  ),
  // By the cookie of their own that browsers send, and by nothing else. It is no bearer token.
  row(
    refreshSession,
    async ({ world }) => ({ owner: await verifiedPerson(world), other: await verifiedPerson(world), input: {} }),
    {
      nobody: 'not_signed_in',
      suspended: 'account_suspended',
    },
  ),
  own(listSessions),
  row(
    endSession,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      return { owner, input: { params: { sessionId: owner.session.sessionId } } };
    },
    { strangers: 'not_found', unverified: 'not_found' },
  ),
  // Nothing is left to verify for those who are.
  row(sendOtp, async ({ world }) => ({ owner: await unverifiedPerson(world), input: { body: {} } }), {
    strangers: 'already_verified',
    unverified: 'yes',
  }),
  row(verifyOtp, async ({ world }) => ({ owner: await unverifiedPerson(world), input: { body: { otpCode: '000000' } } }), {
    owner: 'code_gone',
    strangers: 'code_gone',
    unverified: 'code_wrong',
  }),
  own(requestPasswordReset, { body: { email: 'nobody@mail.example' } }),
  own(inspectActionLink, { body: { mode: 'verifyEmail', oobCode: madeUp } }, all('link_gone')),
  own(applyActionLink, { body: { mode: 'verifyEmail', oobCode: madeUp } }, all('link_gone')),
  own(
    changePassword,
    { body: { currentPassword: 'not this one', newPassword: 'palm wine at dawn' } },
    {
      owner: 'password_wrong',
      strangers: 'password_wrong',
    },
  ),
  own(confirmPassword, { body: { password: goodPassword } }),
  own(getSecondFactor),
  // Who has none yet types the password first; who has one shows it.
  own(
    beginAuthenticator,
    {},
    {
      staffWithout: 'confirmation_required',
      staffByPassword: 'second_factor_required',
      staffLongAgo: 'second_factor_required',
    },
  ),
  own(
    finishAuthenticator,
    { body: { code: '000000' } },
    {
      owner: 'code_wrong',
      staff: 'code_wrong',
      staffWithout: 'confirmation_required',
      staffByPassword: 'second_factor_required',
      staffLongAgo: 'second_factor_required',
    },
  ),
  own(
    showSecondFactor,
    { body: { recoveryCode: 'AAAAA-AAAAA-AAAAA-AAAAA' } },
    {
      owner: 'code_wrong',
      staff: 'code_wrong',
      staffWithout: 'second_factor_missing',
    },
  ),
  own(renewRecoveryCodes),
  own(startFederatedSignIn),
  own(finishFederatedSignIn),
  own(redeemFederatedTicket, { body: { ticket: madeUp } }, all('ticket_gone')),
  own(openStream),
];
