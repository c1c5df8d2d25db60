import { createTravellersRequest as call } from '@waybill/contract/timeline/create-travellers-request';
import { defineRoute } from '../../../platform/http/route.ts';
import { createTravellersRequest } from '../commands/create-travellers-request.ts';
import type { TimelineContext } from '../context.ts';
import { readItem } from '../read-items.ts';

export const createTravellersRequestRoute = defineRoute(
  call,
  async (context: TimelineContext, { caller, body, idempotencyKey }) => {
    const id = await createTravellersRequest(context, caller.userId, idempotencyKey, body);
    const view = await readItem(context.db, id, caller.userId);
    if (view.itemType !== 2) throw new Error('What was posted is of another kind');
    return view;
  },
);
