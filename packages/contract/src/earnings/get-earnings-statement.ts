import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timeZone } from '../time-zone.ts';
import { longestStatementDays } from '../wallet/statement-period.ts';
import { earningsCurrency, earningsPeriod } from './earnings-view.ts';

export const getEarningsStatement = defineCall({
  method: 'GET',
  path: '/business/earnings/statement',
  access: 'dispatch-partner',
  summary: `What a business earned as a file, CSV or PDF: a line for each parcel with its rider, vehicle, fee, commission and share, then what each rider gets. At most ${longestStatementDays} days and 20,000 lines.`,
  query: z.strictObject({
    format: z.enum(['csv', 'pdf'], 'Please choose csv or pdf'),
    ...earningsPeriod,
    currency: earningsCurrency,
    timeZone,
  }),
  success: { status: 200 },
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
