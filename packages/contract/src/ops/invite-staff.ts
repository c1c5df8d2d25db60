import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { email, name, username } from '../text.ts';
import { because } from './because.ts';
import { staffRoles } from './staff-roles.ts';
import { staffView } from './staff-view.ts';

export const inviteStaff = defineCall({
  method: 'POST',
  path: '/ops/staff',
  access: 'staff-confirmed',
  summary:
    'Bring somebody into the team. They choose a password by the link in an email, and set up a second factor before the console opens.',
  body: z.strictObject({
    email,
    username,
    fullName: name(120, 'a name'),
    role: z.enum(staffRoles, 'Please choose what they will do'),
    because,
  }),
  success: { status: 201, body: staffView },
  errors: ['email_taken', 'username_taken'],
  limits: [{ by: 'caller', max: 30, seconds: 86_400 }],
});
