import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { email, name, phoneNumberOf } from '../text.ts';
import { invitationView, memberRole, sharePercent } from './member-view.ts';

export const inviteMember = defineCall({
  method: 'POST',
  path: '/business/invitations',
  access: 'dispatch-partner',
  summary:
    'Invite somebody to act for the business, by phone or by email. They need no account yet: the link leads them through signing up and back. Managers invite riders, the owner invites anybody.',
  idempotent: true,
  body: z.strictObject({
    role: memberRole,
    name: name(120, 'their name'),
    phoneNumber: z.optional(phoneNumberOf('their')),
    email: z.optional(email),
    /** What a rider earns of each fee; the owner alone sets it. */
    sharePercent: z.optional(sharePercent),
  }),
  success: { status: 201, body: invitationView },
  errors: ['already_member', 'forbidden', 'too_many_requests', 'key_used_otherwise'],
  limits: [
    { by: 'caller', max: 60, seconds: 3600 },
    { by: { field: 'phoneNumber' }, max: 5, seconds: 86_400 },
    { by: { field: 'email' }, max: 5, seconds: 86_400 },
  ],
});
