import { removeView as call } from '@waybill/contract/ops/remove-view';
import { removeView } from '../commands/remove-view.ts';
import { defineRoute } from '../define-route.ts';
import { savedViewOf } from '../saved-view-policies.ts';

export const removeViewRoute = defineRoute(call, async (context, { caller, params: { viewId }, body }) =>
  savedViewOf(caller, await removeView(context, { caller, viewId, ...body })),
);
