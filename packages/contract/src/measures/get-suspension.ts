import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { measureView } from './measure-view.ts';

/** From a refusal `account_suspended` of signing in, or of renewing a session. */
export const appealTicket = z
  .string('Please sign in once more')
  .check(z.minLength(1, 'Please sign in once more'), z.maxLength(200, 'Please sign in once more'));

export const getSuspension = defineCall({
  method: 'POST',
  path: '/measures/suspension',
  access: 'public',
  summary:
    'Why an account is suspended, for whoever has just proven that it is theirs. The ticket comes with the refusal of their sign-in, lasts an hour and opens this and the appeal, nothing else.',
  body: z.strictObject({ ticket: appealTicket }),
  success: { status: 200, body: measureView },
  errors: ['ticket_gone', 'not_found'],
  limits: [{ by: 'ip', max: 120, seconds: 3600 }],
});
