import { changeView as call } from '@waybill/contract/ops/change-view';
import { changeView } from '../commands/change-view.ts';
import { defineRoute } from '../define-route.ts';
import { savedViewOf } from '../saved-view-policies.ts';

export const changeViewRoute = defineRoute(call, async (context, { caller, params: { viewId }, body }) =>
  savedViewOf(caller, await changeView(context, { caller, viewId, ...body })),
);
