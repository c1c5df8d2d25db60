import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { because } from './because.ts';

export const endStaff = defineCall({
  method: 'POST',
  path: '/ops/staff/{uid}/ending',
  access: 'staff-confirmed',
  summary:
    'End somebody’s work for us: signed out everywhere at once, and a member like any other when they come back. Never one’s own.',
  params: z.strictObject({ uid: idOf('user') }),
  body: z.strictObject({ because }),
  success: { status: 204 },
  errors: ['not_found', 'forbidden'],
});
