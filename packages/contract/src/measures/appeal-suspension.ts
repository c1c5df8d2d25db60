import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { appealWords } from './appeal-view.ts';
import { appealTicket } from './get-suspension.ts';
import { measureView } from './measure-view.ts';

export const appealSuspension = defineCall({
  method: 'POST',
  path: '/measures/suspension/appeal',
  access: 'public',
  summary:
    'Say why a suspension was wrong, with the ticket that came with the refusal of a sign-in: once, within 30 days. Said again, the first time counts.',
  body: z.strictObject({ ticket: appealTicket, says: appealWords }),
  success: { status: 200, body: measureView },
  errors: ['ticket_gone', 'not_found', 'no_longer_open'],
  limits: [{ by: 'ip', max: 20, seconds: 3600 }],
});
