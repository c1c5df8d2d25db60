import { addPasskey as call } from '@waybill/contract/identity/add-passkey';
import { defineRoute } from '../../../platform/http/route.ts';
import { addPasskey } from '../commands/add-passkey.ts';
import type { IdentityContext } from '../context.ts';
import { passkeyViewOf } from '../views.ts';

export const addPasskeyRoute = defineRoute(call, async (context: IdentityContext, { caller, body }) =>
  passkeyViewOf(await addPasskey(context, caller, body)),
);
