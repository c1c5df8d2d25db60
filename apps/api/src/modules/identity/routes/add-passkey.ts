import { addPasskey as call } from '@waybill/contract/identity/add-passkey';
import { addPasskey } from '../commands/add-passkey.ts';
import { defineRoute } from '../define-route.ts';
import { passkeyViewOf } from '../views.ts';

export const addPasskeyRoute = defineRoute(call, async (context, { caller, body }) =>
  passkeyViewOf(await addPasskey(context, caller, body)),
);
