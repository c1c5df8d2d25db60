import { setDefaultView as call } from '@waybill/contract/ops/set-default-view';
import { setDefaultView } from '../commands/set-default-view.ts';
import { defineRoute } from '../define-route.ts';

export const setDefaultViewRoute = defineRoute(call, (context, { caller, params: { list }, body: { viewId } }) =>
  setDefaultView(context, { caller, list, viewId }),
);
