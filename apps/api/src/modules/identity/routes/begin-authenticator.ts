import { beginAuthenticator as call } from '@waybill/contract/identity/begin-authenticator';
import { beginAuthenticator } from '../commands/begin-authenticator.ts';
import { defineRoute } from '../define-route.ts';

export const beginAuthenticatorRoute = defineRoute(call, (context, { caller }) => beginAuthenticator(context, caller));
