import { suggestRiders as call } from '@waybill/contract/board/suggest-riders';
import { defineRoute } from '../define-route.ts';
import { readSuggestions } from '../read-suggestions.ts';

export const suggestRidersRoute = defineRoute(call, (context, { caller, query }) =>
  readSuggestions(context, caller.userId, query.orderId),
);
