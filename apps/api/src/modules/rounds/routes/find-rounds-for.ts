import { findRoundsFor as call } from '@waybill/contract/rounds/find-rounds-for';
import { defineRoute } from '../define-route.ts';
import { findRoundsFor } from '../find-rounds-for.ts';

export const findRoundsForRoute = defineRoute(call, (context, { caller, query }) =>
  findRoundsFor(context, caller.userId, query.orderId),
);
