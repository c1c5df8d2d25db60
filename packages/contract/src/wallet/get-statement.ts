import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { currencyCode } from '../money.ts';
import { timeZone } from '../time-zone.ts';
import { longestStatementDays } from './statement-period.ts';

export const getStatement = defineCall({
  method: 'GET',
  path: '/wallet/statement',
  access: 'member',
  summary: `A statement as a file, CSV or PDF: every movement of a period with the balance after it. At most ${longestStatementDays} days and 20,000 lines.`,
  query: z.strictObject({
    format: z.enum(['csv', 'pdf'], 'Please choose csv or pdf'),
    currency: currencyCode,
    startDate: day,
    endDate: day,
    /** The zone of the statement’s days and times; the file names it. */
    timeZone,
  }),
  success: { status: 200 },
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
