import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { invitationParams } from './invitation-token.ts';
import { memberRole } from './member-view.ts';

export const getInvitation = defineCall({
  method: 'GET',
  path: '/join/{token}',
  access: 'public',
  summary: 'What an invitation says, for whoever has its link: which business, who invites, and as what.',
  params: invitationParams,
  success: {
    status: 200,
    body: z.object({
      businessId: idOf('user'),
      businessName: z.string(),
      profilePicture: z.nullable(z.string()),
      /** Staff, or a provider, have checked the business. */
      isIdentityChecked: z.boolean(),
      /** Average of the stars, 0 while there are none. */
      rating: z.number(),
      /** Whoever invited: the first name of a member, else the business itself. */
      invitedBy: z.string(),
      /** The invited, as the business calls them. */
      name: z.string(),
      role: memberRole,
      sharePercent: z.nullable(z.int()),
      expiresAt: z.iso.datetime(),
    }),
  },
  errors: ['link_gone'],
  limits: [{ by: 'ip', max: 300, seconds: 3600 }],
});
