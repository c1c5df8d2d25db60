import { searchPeople as call } from '@waybill/contract/ops/search-people';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { searchPeople } from '../../users/index.ts';
import { defineRoute } from '../define-route.ts';

export const searchPeopleRoute = defineRoute(
  call,
  async ({ db }, { query }) => {
    const { limit, skip, cursor, searchText, only } = query;
    const rows = await searchPeople(db, { searchText, only, before: decodeCursor(cursor), limit: limit + 1, skip });
    return pageOf(rows, limit, ({ createdAt: _, ...person }) => person);
  },
  { reads: 'replica' },
);
