import { listActs as call } from '@waybill/contract/ops/list-acts';
import { decodePlace, encodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { listActs } from '../storage/acts.ts';
import { actViewOf } from '../views.ts';

export const listActsRoute = defineRoute(
  call,
  async ({ db }, { query }) => {
    const { limit, skip, cursor, ...filter } = query;
    const rows = await listActs(db, { ...filter, before: decodePlace(cursor), limit: limit + 1, skip });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { items: shown.map(actViewOf), nextCursor: rows.length > limit && last ? encodePlace(last.id) : null };
  },
  { reads: 'replica' },
);
