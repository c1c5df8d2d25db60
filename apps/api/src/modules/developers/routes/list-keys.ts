import { listKeys as call } from '@waybill/contract/developers/list-keys';
import { defineRoute } from '../define-route.ts';
import { keyOwnerOf } from '../policies.ts';
import { listKeysOf } from '../storage/api-keys.ts';
import { keyViewOf } from '../views.ts';

export const listKeysRoute = defineRoute(call, async ({ db }, { caller }) => ({
  keys: (await listKeysOf(db, keyOwnerOf(caller))).map(keyViewOf),
}));
