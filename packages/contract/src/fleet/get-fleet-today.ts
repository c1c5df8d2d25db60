import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { riderTodayView } from './duty.ts';

export const getFleetToday = defineCall({
  method: 'GET',
  path: '/business/fleet/today',
  access: 'dispatch-partner',
  summary: 'The riders of a business now: who is on duty, and with which vehicle.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(riderTodayView) },
});
