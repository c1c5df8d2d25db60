import { getSharedItem as call } from '@waybill/contract/timeline/get-shared-item';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { readSharedItem } from '../read-shared-item.ts';

export const getSharedItemRoute = defineRoute(
  call,
  async ({ db }, { params }) => {
    const item = await readSharedItem(db, params.timelineItemId);
    if (!item) throw new Problem('not_found', 'That is not here any more.');
    return item;
  },
  { reads: 'replica' },
);
