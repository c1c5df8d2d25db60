import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { hours, wantedRounds } from './round-input.ts';
import { costView, draftRoundView } from './round-view.ts';

export const tryRounds = defineCall({
  method: 'POST',
  path: '/business/rounds/try',
  access: 'dispatch-partner',
  summary:
    'What a change of rounds by hand would cost, against how they were: minutes, metres, and what it breaks. Nothing is kept.',
  body: z.strictObject({ day, before: wantedRounds, after: wantedRounds, hours }),
  success: { status: 200, body: z.object({ rounds: z.array(draftRoundView), cost: costView }) },
  errors: ['not_found', 'list_changed', 'step_not_allowed'],
  limits: [{ by: 'caller', max: 1200, seconds: 3600 }],
});
