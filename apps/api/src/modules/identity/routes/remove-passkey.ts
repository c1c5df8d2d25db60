import { removePasskey as call } from '@waybill/contract/identity/remove-passkey';
import { removePasskey } from '../commands/remove-passkey.ts';
import { defineRoute } from '../define-route.ts';

export const removePasskeyRoute = defineRoute(call, (context, { caller, params }) =>
  removePasskey(context, caller, params.passkeyId),
);
