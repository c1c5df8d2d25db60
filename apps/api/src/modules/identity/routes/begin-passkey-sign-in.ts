import { beginPasskeySignIn as call } from '@waybill/contract/identity/begin-passkey-sign-in';
import { defineRoute } from '../../../platform/http/route.ts';
import { beginPasskeyUse } from '../commands/begin-passkey-use.ts';
import type { IdentityContext } from '../context.ts';

export const beginPasskeySignInRoute = defineRoute(call, (context: IdentityContext) => beginPasskeyUse(context, 'sign-in', null));
