import { finishAuthenticator as call } from '@waybill/contract/identity/finish-authenticator';
import { defineRoute } from '../../../platform/http/route.ts';
import { finishAuthenticator } from '../commands/finish-authenticator.ts';
import type { IdentityContext } from '../context.ts';

export const finishAuthenticatorRoute = defineRoute(call, async (context: IdentityContext, { caller, body }) => ({
  recoveryCodes: await finishAuthenticator(context, caller, body.code),
}));
