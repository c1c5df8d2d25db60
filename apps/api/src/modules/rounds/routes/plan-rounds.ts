import { planRounds as call } from '@waybill/contract/rounds/plan-rounds';
import { defineRoute } from '../define-route.ts';
import { planRounds } from '../plan-rounds.ts';

export const planRoundsRoute = defineRoute(call, (context, { caller, body }) => planRounds(context, caller.userId, body));
