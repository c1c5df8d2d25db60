import { keepRounds as call } from '@waybill/contract/rounds/keep-rounds';
import { keepRounds } from '../commands/keep-rounds.ts';
import { defineRoute } from '../define-route.ts';
import { viewRounds } from '../read-rounds.ts';
import { findRounds } from '../storage/rounds.ts';

export const keepRoundsRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const ids = await keepRounds(context, caller, { ...body, idempotencyKey });
  const rounds = await findRounds(context.db, caller.userId, ids);
  return { rounds: await viewRounds(context.db, caller.userId, rounds, new Date()) };
});
