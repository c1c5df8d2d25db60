import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { because } from './because.ts';

export const settleFailedJob = defineCall({
  method: 'POST',
  path: '/ops/jobs/{jobId}/settling',
  access: 'staff',
  summary: 'Run a failed job once more, or put it away.',
  params: z.strictObject({ jobId: z.uuid('That is not a job we know') }),
  body: z.strictObject({ what: z.enum(['retry', 'dismiss'], 'Please choose'), because }),
  success: { status: 204 },
  errors: ['not_found', 'already_taken', 'already_decided'],
});
