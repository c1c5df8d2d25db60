import { tryRounds as call } from '@waybill/contract/rounds/try-rounds';
import { defineRoute } from '../define-route.ts';
import { tryRounds } from '../try-rounds.ts';

export const tryRoundsRoute = defineRoute(call, (context, { caller, body }) => tryRounds(context, caller.userId, body));
