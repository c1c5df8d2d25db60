import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { hours, wantedRounds } from './round-input.ts';
import { roundView } from './round-view.ts';

export const keepRounds = defineCall({
  method: 'POST',
  path: '/business/rounds',
  access: 'dispatch-partner',
  summary:
    'Keep rounds: their parcels are given to their riders, their stops stand in this order. A kept round is changed by its id; parcels that are in none of them any more wait again. All of it, or nothing.',
  idempotent: true,
  body: z.strictObject({ day, rounds: wantedRounds, hours }),
  success: { status: 200, body: z.object({ rounds: z.array(roundView) }) },
  errors: ['not_found', 'list_changed', 'step_not_allowed', 'own_package', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 600, seconds: 3600 }],
});
