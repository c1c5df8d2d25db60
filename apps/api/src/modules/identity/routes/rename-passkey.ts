import { renamePasskey as call } from '@waybill/contract/identity/rename-passkey';
import { defineRoute } from '../../../platform/http/route.ts';
import { renamePasskey } from '../commands/rename-passkey.ts';
import type { IdentityContext } from '../context.ts';

export const renamePasskeyRoute = defineRoute(call, (context: IdentityContext, { caller, params, body }) =>
  renamePasskey(context, caller, params.passkeyId, body.name),
);
