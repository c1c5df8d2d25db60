import { searchTimeline as call } from '@waybill/contract/timeline/search-timeline';
import { decodePlace } from '../../../platform/cursor.ts';
import { defineRoute } from '../define-route.ts';
import { findItems, wantedBy } from '../find-items.ts';
import { itemViewOf } from '../views.ts';

export const searchTimelineRoute = defineRoute(
  call,
  async ({ db }, { caller, query }) => {
    const { limit, skip, cursor, searchText } = query;
    const wanted = [wantedBy(searchText)];
    const search = { viewerId: caller.userId, wanted, before: decodePlace(cursor), limit, skip, onlyPackages: false };
    return findItems(db, search, itemViewOf);
  },
  { reads: 'replica' },
);
