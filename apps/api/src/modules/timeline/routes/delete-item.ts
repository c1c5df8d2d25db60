import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { defineRoute } from '../../../platform/http/route.ts';
import { takeDown } from '../commands/delete-item.ts';
import type { TimelineContext } from '../context.ts';

export const deleteItemRoute = defineRoute(deleteItem, (context: TimelineContext, { caller, params }) =>
  takeDown(context, caller.userId, params),
);
