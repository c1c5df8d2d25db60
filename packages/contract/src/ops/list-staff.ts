import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { staffView } from './staff-view.ts';

export const listStaff = defineCall({
  method: 'GET',
  path: '/ops/staff',
  access: 'staff',
  summary: 'Our own people and what each of them does, by name.',
  success: { status: 200, body: z.object({ staff: z.array(staffView) }) },
});
