import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { expressLimits } from './enums.ts';
import { expressSearchView } from './express-view.ts';

export const notifyRiders = defineCall({
  method: 'POST',
  path: '/orders/notifyRiders',
  access: 'member',
  summary:
    'Ring riders for an express parcel of one’s own, in real time and by push. Nobody accepts: more and farther ones are rung, and then the sender is told.',
  body: z.strictObject({
    packageId: idOf('package'),
    riders: z
      .array(idOf('user'), 'Please send a list of riders')
      .check(
        z.minLength(1, 'Please choose at least one rider'),
        z.maxLength(expressLimits.riders, `${expressLimits.riders} riders at a time`),
      ),
  }),
  success: { status: 200, body: expressSearchView },
  errors: ['not_found', 'forbidden', 'no_longer_open', 'already_matched', 'rung_enough'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
