import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { roundView } from './round-view.ts';

export const getRound = defineCall({
  method: 'GET',
  path: '/business/rounds/{roundId}',
  access: 'dispatch-partner',
  summary: 'A round: its stops in order, what is done, and when the rest is expected.',
  params: z.strictObject({ roundId: idOf('round') }),
  success: { status: 200, body: roundView },
  errors: ['not_found'],
});
