import { beginPasskey as call } from '@waybill/contract/identity/begin-passkey';
import { beginPasskey } from '../commands/begin-passkey.ts';
import { defineRoute } from '../define-route.ts';

export const beginPasskeyRoute = defineRoute(call, (context, { caller }) => beginPasskey(context, caller));
