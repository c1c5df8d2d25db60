import { renamePasskey as call } from '@waybill/contract/identity/rename-passkey';
import { renamePasskey } from '../commands/rename-passkey.ts';
import { defineRoute } from '../define-route.ts';

export const renamePasskeyRoute = defineRoute(call, (context, { caller, params, body }) =>
  renamePasskey(context, caller, params.passkeyId, body.name),
);
