import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { because } from './because.ts';
import { staffRoles } from './staff-roles.ts';
import { staffView } from './staff-view.ts';

export const changeStaffRole = defineCall({
  method: 'PUT',
  path: '/ops/staff/{uid}',
  access: 'staff-confirmed',
  summary: 'Change what one of our people does. It counts from their next call on. Never one’s own.',
  params: z.strictObject({ uid: idOf('user') }),
  body: z.strictObject({ role: z.enum(staffRoles, 'Please choose what they will do'), because }),
  success: { status: 200, body: staffView },
  errors: ['not_found', 'forbidden', 'already_decided'],
});
