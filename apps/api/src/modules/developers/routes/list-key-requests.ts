import { listKeyRequests as call } from '@waybill/contract/developers/list-key-requests';
import { decodePlace, encodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { keyOwnerOf, unknownKey } from '../policies.ts';
import { findKeyOf } from '../storage/api-keys.ts';
import { listRequestsOf } from '../storage/key-requests.ts';
import { keyRequestViewOf } from '../views.ts';

export const listKeyRequestsRoute = defineRoute(call, async ({ db }, { caller, params, query }) => {
  const { limit, skip, cursor, search = '', failed } = query;
  const key = await findKeyOf(db, keyOwnerOf(caller), params.keyId);
  if (!key) throw unknownKey();
  const isFailed = failed === undefined ? undefined : failed === 'true';
  const rows = await listRequestsOf(db, key.id, { before: decodePlace(cursor), skip, limit: limit + 1, search, isFailed });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(keyRequestViewOf), nextCursor: rows.length > limit && last ? encodePlace(last.seq) : null };
});
