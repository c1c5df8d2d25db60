import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { expressSearchView } from './express-view.ts';

export const ringMoreRiders = defineCall({
  method: 'POST',
  path: '/orders/packages/{packageId}/ring',
  access: 'member',
  summary:
    'Ring the nearest riders for an express parcel of one’s own. While it rings: those farther away, at once, beside those who are rung already.',
  idempotent: true,
  params: z.strictObject({ packageId: idOf('package') }),
  success: { status: 200, body: expressSearchView },
  errors: ['not_found', 'forbidden', 'no_longer_open', 'already_matched', 'rung_enough', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
