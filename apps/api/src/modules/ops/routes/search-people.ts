import { searchPeople as call } from '@waybill/contract/ops/search-people';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { searchPeople } from '../../users/index.ts';
import type { OpsContext } from '../context.ts';

export const searchPeopleRoute = defineRoute(call, async ({ db }: OpsContext, { query }) => {
  const { limit, skip, cursor, searchText, only } = query;
  const rows = await searchPeople(db, { searchText, only, before: decodeCursor(cursor), limit: limit + 1, skip });
  return pageOf(rows, limit, ({ createdAt: _, ...person }) => person);
});
