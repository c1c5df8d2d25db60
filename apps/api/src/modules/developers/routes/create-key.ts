import { createKey as call } from '@waybill/contract/developers/create-key';
import { createKey } from '../commands/create-key.ts';
import { defineRoute } from '../define-route.ts';
import { keyViewOf } from '../views.ts';

export const createKeyRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const { key, secret } = await createKey(context, caller, idempotencyKey, body);
  return { key: keyViewOf(key), secret };
});
