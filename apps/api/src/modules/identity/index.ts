import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reaction } from '../../platform/jobs/outbox.ts';
import type { IdentityContext } from './context.ts';
import { forgetSpentTokens } from './jobs/forget-spent-tokens.ts';
import { sendCode } from './jobs/send-code.ts';
import { sendLink } from './jobs/send-link.ts';
import { sendResetLink } from './jobs/send-reset-link.ts';
import { sweep } from './jobs/sweep.ts';
import {
  accountStatusNotice,
  noticeOfGuesses,
  noticeOfNewPassword,
  noticeOfNewPhone,
  noticeOfSecurity,
} from './notifications.ts';
import { addPasskeyRoute } from './routes/add-passkey.ts';
import { applyActionLinkRoute } from './routes/apply-action-link.ts';
import { beginAuthenticatorRoute } from './routes/begin-authenticator.ts';
import { beginPasskeyRoute } from './routes/begin-passkey.ts';
import { beginPasskeyConfirmationRoute } from './routes/begin-passkey-confirmation.ts';
import { beginPasskeySignInRoute } from './routes/begin-passkey-sign-in.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { confirmPasswordRoute } from './routes/confirm-password.ts';
import { confirmWithPasskeyRoute } from './routes/confirm-with-passkey.ts';
import { endSessionRoute } from './routes/end-session.ts';
import { finishAuthenticatorRoute } from './routes/finish-authenticator.ts';
import { finishFederatedSignInRoute } from './routes/finish-federated-sign-in.ts';
import { getSecondFactorRoute } from './routes/get-second-factor.ts';
import { inspectActionLinkRoute } from './routes/inspect-action-link.ts';
import { listPasskeysRoute } from './routes/list-passkeys.ts';
import { listSessionsRoute } from './routes/list-sessions.ts';
import { redeemFederatedTicketRoute } from './routes/redeem-federated-ticket.ts';
import { refreshSessionRoute } from './routes/refresh-session.ts';
import { removePasskeyRoute } from './routes/remove-passkey.ts';
import { renamePasskeyRoute } from './routes/rename-passkey.ts';
import { renewRecoveryCodesRoute } from './routes/renew-recovery-codes.ts';
import { requestPasswordResetRoute } from './routes/request-password-reset.ts';
import { sendOtpRoute } from './routes/send-otp.ts';
import { showSecondFactorRoute } from './routes/show-second-factor.ts';
import { signInRoute } from './routes/sign-in.ts';
import { signInWithPasskeyRoute } from './routes/sign-in-with-passkey.ts';
import { signOutRoute } from './routes/sign-out.ts';
import { startFederatedSignInRoute } from './routes/start-federated-sign-in.ts';
import { userExistsRoute } from './routes/user-exists.ts';
import { verifyOtpRoute } from './routes/verify-otp.ts';

export { type AccessTokens, createAccessTokens } from './access-tokens.ts';
export { hashOfKey } from './api-keys.ts';
export { readAppealTicket } from './appeal-tickets.ts';
export { changeCountry } from './commands/change-country.ts';
export { createAccount, refuseReserved, refuseSupportName, takenProblem } from './commands/create-account.ts';
export { createStaffAccount } from './commands/create-staff-account.ts';
export { announceAccountStatus } from './commands/end-sessions-of.ts';
export { endStaffAccount } from './commands/end-staff-account.ts';
export { forgetIdentity, lockToLeave } from './commands/forget-identity.ts';
export { redeemPinCode } from './commands/redeem-pin-code.ts';
export { requestEmailChange } from './commands/request-email-change.ts';
export { requireConfirmation } from './commands/require-confirmation.ts';
export { requireOwner } from './commands/require-owner.ts';
export { resetSecondFactor } from './commands/reset-second-factor.ts';
export { sendPinCode } from './commands/send-pin-code.ts';
export { setStaffRoleOf } from './commands/set-staff-role-of.ts';
export { type Origin, type StartedSession, startSession } from './commands/start-session.ts';
export { restrictAccount, suspendAccount } from './commands/suspend-account.ts';
export type { IdentityContext } from './context.ts';
export { accountStatusChanged, passwordChanged, passwordGuessed, phoneChanged, securityChanged } from './events.ts';
export { accountStatusChannel, createGate } from './gate.ts';
export { maskEmail } from './mask.ts';
export { hashNewPassword } from './passwords.ts';
export { checkPhoneNumber } from './phone-numbers.ts';
export { isVerified, refusalOfStaffRole, secondFactorRequired } from './policies.ts';
export { refuseOurName } from './reserved-names.ts';
export { originOf } from './routes/origin.ts';
export { giveCookie } from './routes/session-cookie.ts';
export { sealId, unsealId } from './sealed-ids.ts';
export { notYou, securityWords } from './security-notes.ts';
export { atSignUpPace } from './sign-up-pace.ts';
export {
  type Account,
  findAccountByIdentifier,
  holdStaffRole,
  lockAccount,
  lockAdmins,
  plainIdentifier,
  renameAccount,
  restrictionOf,
  staffRoleOf,
} from './storage/accounts.ts';
export { sessionLimits } from './storage/sessions.ts';
export { hotp, stepAt, toBase32, totpSecret } from './totp.ts';

export const identityRoutes: readonly Route<IdentityContext>[] = [
  userExistsRoute,
  signInRoute,
  refreshSessionRoute,
  signOutRoute,
  listSessionsRoute,
  endSessionRoute,
  sendOtpRoute,
  verifyOtpRoute,
  requestPasswordResetRoute,
  inspectActionLinkRoute,
  applyActionLinkRoute,
  changePasswordRoute,
  confirmPasswordRoute,
  getSecondFactorRoute,
  beginAuthenticatorRoute,
  finishAuthenticatorRoute,
  showSecondFactorRoute,
  renewRecoveryCodesRoute,
  listPasskeysRoute,
  beginPasskeyRoute,
  addPasskeyRoute,
  renamePasskeyRoute,
  removePasskeyRoute,
  beginPasskeySignInRoute,
  signInWithPasskeyRoute,
  beginPasskeyConfirmationRoute,
  confirmWithPasskeyRoute,
  startFederatedSignInRoute,
  finishFederatedSignInRoute,
  redeemFederatedTicketRoute,
];

export const identityJobs: readonly JobHandler<IdentityContext>[] = [sendCode, sendLink, sendResetLink, sweep, forgetSpentTokens];
export const identityReactions: readonly Reaction<IdentityContext>[] = [
  noticeOfGuesses,
  noticeOfNewPassword,
  noticeOfNewPhone,
  noticeOfSecurity,
  accountStatusNotice,
];
