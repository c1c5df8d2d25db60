import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';

export const failedJobView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The job’s input: ids, never secrets. */
  data: z.string(),
  error: z.string(),
  failedAt: z.iso.datetime(),
  tries: z.int(),
});
export type FailedJobView = z.infer<typeof failedJobView>;

export const listFailedJobs = defineCall({
  method: 'GET',
  path: '/ops/jobs',
  access: 'staff',
  summary: 'Work that ran out of tries, newest first.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(failedJobView) },
});
