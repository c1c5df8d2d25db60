import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { riderWeekView, week } from './shift-view.ts';

export const listShifts = defineCall({
  method: 'GET',
  path: '/business/shifts',
  access: 'dispatch-partner',
  summary: 'The plan of a week, rider by rider: everybody who can ride for the business, with or without a shift.',
  query: z.strictObject({ ...pageQuery, week }),
  success: { status: 200, body: page(riderWeekView) },
});
