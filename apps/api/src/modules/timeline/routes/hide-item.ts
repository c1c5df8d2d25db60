import { hideItem as call } from '@waybill/contract/timeline/hide-item';
import { setHidden } from '../commands/set-hidden.ts';
import { defineRoute } from '../define-route.ts';

export const hideItemRoute = defineRoute(call, (context, { caller, params }) => setHidden(context, caller.userId, params, true));
