import { addPasskey } from '@waybill/contract/identity/add-passkey';
import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { beginPasskeyConfirmation } from '@waybill/contract/identity/begin-passkey-confirmation';
import { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { changePassword } from '@waybill/contract/identity/change-password';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { confirmWithPasskey } from '@waybill/contract/identity/confirm-with-passkey';
import { endSession } from '@waybill/contract/identity/end-session';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { finishFederatedSignIn } from '@waybill/contract/identity/finish-federated-sign-in';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { inspectActionLink } from '@waybill/contract/identity/inspect-action-link';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { redeemFederatedTicket } from '@waybill/contract/identity/redeem-federated-ticket';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { removePasskey } from '@waybill/contract/identity/remove-passkey';
import { renamePasskey } from '@waybill/contract/identity/rename-passkey';
import { renewRecoveryCodes } from '@waybill/contract/identity/renew-recovery-codes';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { signIn } from '@waybill/contract/identity/sign-in';
import { signInWithPasskey } from '@waybill/contract/identity/sign-in-with-passkey';
import { startFederatedSignIn } from '@waybill/contract/identity/start-federated-sign-in';
import { userExists } from '@waybill/contract/identity/user-exists';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { openStream } from '@waybill/contract/realtime/open-stream';
import { newId } from '../../../src/platform/ids.ts';
import { goodPassword, unverifiedPerson, verifiedPerson } from '../../support/people.ts';
import { forgetConfirmations } from '../cast.ts';
import { all, ofSomebody, own, row } from '../row.ts';

const madeUp = 'made-up-and-long-enough-to-be-one';

const madeCredential = {
  id: madeUp,
  rawId: madeUp,
  type: 'public-key',
  response: { clientDataJSON: madeUp, attestationObject: madeUp },
};
const usedCredential = {
  ...madeCredential,
  response: { clientDataJSON: madeUp, authenticatorData: madeUp, signature: madeUp },
};

/** Staff without a second factor type the password first; staff with one show it. */
const setsUpFirst = {
  staffWithout: 'confirmation_required',
  staffByPassword: 'second_factor_required',
  staffLongAgo: 'second_factor_required',
} as const;

const somebodysPasskey = (more: object = {}) =>
  ofSomebody(async (owner, cast) => {
    await forgetConfirmations(cast);
    const passkeyId = newId('passkey');
    await cast.world.db`
      insert into passkey (id, user_id, credential_id, public_key, name)
      values (${passkeyId}, ${owner.id}, ${passkeyId}, ${Buffer.alloc(8)}, 'My phone')`;
    return { params: { passkeyId }, ...more };
  });

export const identityRows = [
  own(userExists, { params: { value: 'somebody' } }),
  row(
    signIn,
    ofSomebody((owner) => ({ body: { identifier: owner.details.email, password: goodPassword } })),
    // Anybody with the password counts as its owner.
    {},
  ),
  // By the cookie of their own that browsers send, and by nothing else. It is no bearer token.
  row(
    refreshSession,
    async ({ world }) => ({ owner: await verifiedPerson(world), other: await verifiedPerson(world), input: {} }),
    // By the cookie of a browser, which programs have none of.
    { nobody: 'not_signed_in', suspended: 'account_suspended', readKey: 'not_signed_in', shipKey: 'not_signed_in' },
  ),
  own(listSessions),
  row(
    endSession,
    ofSomebody((owner) => ({ params: { sessionId: owner.session.sessionId } })),
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
    { owner: 'password_wrong', strangers: 'password_wrong' },
  ),
  own(confirmPassword, { body: { password: goodPassword } }),
  own(getSecondFactor),
  own(beginAuthenticator, {}, setsUpFirst),
  own(finishAuthenticator, { body: { code: '000000' } }, { ...setsUpFirst, owner: 'code_wrong', staff: 'code_wrong' }),
  own(
    showSecondFactor,
    { body: { recoveryCode: 'AAAAA-AAAAA-AAAAA-AAAAA' } },
    { owner: 'code_wrong', staff: 'code_wrong', staffWithout: 'second_factor_missing' },
  ),
  own(renewRecoveryCodes),
  own(listPasskeys),
  // Members are asked for the password first, and staff for the second factor they have.
  row(
    beginPasskey,
    async (cast) => {
      await forgetConfirmations(cast);
      return { owner: cast.stranger, input: {} };
    },
    { owner: 'confirmation_required', strangers: 'confirmation_required', staff: 'yes' },
  ),
  own(
    addPasskey,
    { body: { name: 'My phone', credential: madeCredential } },
    { owner: 'passkey_refused', strangers: 'passkey_refused' },
  ),
  row(renamePasskey, somebodysPasskey({ body: { name: 'Mine now' } }), { strangers: 'not_found' }),
  row(removePasskey, somebodysPasskey(), {
    owner: 'confirmation_required',
    strangers: 'confirmation_required',
    staff: 'not_found',
  }),
  own(beginPasskeySignIn),
  own(signInWithPasskey, { body: { credential: usedCredential } }, all('passkey_refused')),
  own(beginPasskeyConfirmation, {}, { owner: 'passkey_refused', strangers: 'passkey_refused' }),
  own(confirmWithPasskey, { body: { credential: usedCredential } }, { owner: 'passkey_refused', strangers: 'passkey_refused' }),
  own(startFederatedSignIn),
  own(finishFederatedSignIn),
  own(redeemFederatedTicket, { body: { ticket: madeUp } }, all('ticket_gone')),
  own(openStream),
];
