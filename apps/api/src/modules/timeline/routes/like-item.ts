import { likeItem as call } from '@waybill/contract/timeline/like-item';
import { setLike } from '../commands/set-like.ts';
import { defineRoute } from '../define-route.ts';

export const likeItemRoute = defineRoute(call, (context, { caller, params }) => setLike(context, caller.userId, params, true));
