import { beginPasskey as call } from '@waybill/contract/identity/begin-passkey';
import { defineRoute } from '../../../platform/http/route.ts';
import { beginPasskey } from '../commands/begin-passkey.ts';
import type { IdentityContext } from '../context.ts';

export const beginPasskeyRoute = defineRoute(call, (context: IdentityContext, { caller }) => beginPasskey(context, caller));
