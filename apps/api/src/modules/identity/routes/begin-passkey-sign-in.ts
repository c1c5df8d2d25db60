import { beginPasskeySignIn as call } from '@waybill/contract/identity/begin-passkey-sign-in';
import { beginPasskeyUse } from '../commands/begin-passkey-use.ts';
import { defineRoute } from '../define-route.ts';

export const beginPasskeySignInRoute = defineRoute(call, (context) => beginPasskeyUse(context, 'sign-in', null));
