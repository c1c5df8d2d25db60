import { beginAuthenticator as call } from '@waybill/contract/identity/begin-authenticator';
import { defineRoute } from '../../../platform/http/route.ts';
import { beginAuthenticator } from '../commands/begin-authenticator.ts';
import type { IdentityContext } from '../context.ts';

export const beginAuthenticatorRoute = defineRoute(call, (context: IdentityContext, { caller }) =>
  beginAuthenticator(context, caller),
);
