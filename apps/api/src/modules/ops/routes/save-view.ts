import { saveView as call } from '@waybill/contract/ops/save-view';
import { saveView } from '../commands/save-view.ts';
import { defineRoute } from '../define-route.ts';
import { savedViewOf } from '../saved-view-policies.ts';

export const saveViewRoute = defineRoute(call, async (context, { caller, body }) =>
  savedViewOf(caller, await saveView(context, { caller, ...body })),
);
