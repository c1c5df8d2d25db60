import { setKeyLimit as call } from '@waybill/contract/developers/set-key-limit';
import { setKeyLimit } from '../commands/set-key-limit.ts';
import { defineRoute } from '../define-route.ts';
import { keyViewOf } from '../views.ts';

export const setKeyLimitRoute = defineRoute(call, async (context, { caller, params, body }) =>
  keyViewOf(await setKeyLimit(context, caller, params.keyId, body)),
);
