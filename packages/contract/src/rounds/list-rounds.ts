import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { page, pageQuery } from '../paging.ts';
import { roundView } from './round-view.ts';

export const listRounds = defineCall({
  method: 'GET',
  path: '/business/rounds',
  access: 'dispatch-partner',
  summary: 'The rounds of a business on a day, in the order in which they were made. A rider sees their own.',
  query: z.strictObject({ day, ...pageQuery }),
  success: { status: 200, body: page(roundView) },
});
