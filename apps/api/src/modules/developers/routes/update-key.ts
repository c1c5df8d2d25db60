import { updateKey as call } from '@waybill/contract/developers/update-key';
import { updateKey } from '../commands/update-key.ts';
import { defineRoute } from '../define-route.ts';
import { keyViewOf } from '../views.ts';

export const updateKeyRoute = defineRoute(call, async (context, { caller, params, body }) =>
  keyViewOf(await updateKey(context, caller, params.keyId, body)),
);
