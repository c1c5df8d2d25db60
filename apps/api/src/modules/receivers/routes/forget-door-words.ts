import { forgetDoorWords as call } from '@waybill/contract/receivers/forget-door-words';
import { forgetDoorWords } from '../commands/forget-door-words.ts';
import { defineRoute } from '../define-route.ts';

export const forgetDoorWordsRoute = defineRoute(call, (context, { caller, params: { doorWordsId } }) =>
  forgetDoorWords(context, caller.userId, doorWordsId),
);
