import { finishAuthenticator as call } from '@waybill/contract/identity/finish-authenticator';
import { finishAuthenticator } from '../commands/finish-authenticator.ts';
import { defineRoute } from '../define-route.ts';

export const finishAuthenticatorRoute = defineRoute(call, async (context, { caller, body }) => ({
  recoveryCodes: await finishAuthenticator(context, caller, body.code),
}));
