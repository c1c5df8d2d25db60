import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { because, toldAs } from './because.ts';
import { reportId, reportOutcomes, reportView } from './list-reports.ts';

export const closeReport = defineCall({
  method: 'POST',
  path: '/ops/reports/{reportId}/closing',
  access: 'staff-confirmed',
  summary: 'Close a report and all others about the same person or item: nothing, the item removed, or the person suspended.',
  params: z.strictObject({ reportId }),
  /** `toldAs` is for the person who is suspended; it goes into the email to them. */
  body: z.strictObject({ outcome: z.enum(reportOutcomes, 'Please choose what to do'), because, toldAs }),
  success: { status: 200, body: reportView },
  errors: ['not_found', 'already_taken', 'already_decided', 'already_matched', 'forbidden'],
});
