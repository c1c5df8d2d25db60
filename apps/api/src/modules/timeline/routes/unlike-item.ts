import { unlikeItem as call } from '@waybill/contract/timeline/unlike-item';
import { setLike } from '../commands/set-like.ts';
import { defineRoute } from '../define-route.ts';

export const unlikeItemRoute = defineRoute(call, (context, { caller, params }) => setLike(context, caller.userId, params, false));
