import { deleteItem as call } from '@waybill/contract/timeline/delete-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { deleteItem } from '../commands/delete-item.ts';
import type { TimelineContext } from '../context.ts';

export const deleteItemRoute = defineRoute(call, (context: TimelineContext, { caller, params }) =>
  deleteItem(context, caller.userId, params),
);
