import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { measureReason } from '../measures/measure-view.ts';
import { because, toldAs } from './because.ts';
import { reportId, reportOutcomes, reportView } from './list-reports.ts';
import { restrictionDays } from './restrict-person.ts';

export const closeReport = defineCall({
  method: 'POST',
  path: '/ops/reports/{reportId}/closing',
  access: 'staff-confirmed',
  summary:
    'Close a report and all others about the same person or item: nothing, the item taken down, or the person warned, restricted or suspended, the item taken down with it or not.',
  params: z.strictObject({ reportId }),
  /**
   * `takesDown`: the item goes as well, in the same act. The person reads the words of `reason`, and `toldAs`; a restriction lasts so many
   * `days`, or until somebody lifts it.
   */
  body: z.strictObject({
    outcome: z.enum(reportOutcomes, 'Please choose what to do'),
    takesDown: z._default(z.boolean(), false),
    reason: z._default(measureReason, 'other'),
    days: z._default(restrictionDays, null),
    because,
    toldAs,
  }),
  success: { status: 200, body: reportView },
  errors: ['not_found', 'already_taken', 'already_decided', 'already_matched', 'forbidden'],
});
