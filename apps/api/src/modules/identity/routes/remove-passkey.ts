import { removePasskey as call } from '@waybill/contract/identity/remove-passkey';
import { defineRoute } from '../../../platform/http/route.ts';
import { removePasskey } from '../commands/remove-passkey.ts';
import type { IdentityContext } from '../context.ts';

export const removePasskeyRoute = defineRoute(call, (context: IdentityContext, { caller, params }) =>
  removePasskey(context, caller, params.passkeyId),
);
