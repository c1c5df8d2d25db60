import { showItemAgain as call } from '@waybill/contract/timeline/show-item-again';
import { setHidden } from '../commands/set-hidden.ts';
import { defineRoute } from '../define-route.ts';

export const showItemAgainRoute = defineRoute(call, (context, { caller, params }) =>
  setHidden(context, caller.userId, params, false),
);
