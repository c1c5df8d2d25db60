import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import { sealId } from '../../identity/index.ts';
import type { BusinessesContext } from '../context.ts';
import { invitationEmail, invitationSms } from '../messages.ts';
import { findInviting, findOpenInvitation, forgetInvitations } from '../storage/invitations.ts';

export const sendInvitationJob = defineJob<{ invitationId: string }>('businesses.send-invitation', { queue: 'mail' });

export const sendInvitation = handleJob(sendInvitationJob, async (context: BusinessesContext, { invitationId }) => {
  const { db, keys, sms, email, publicUrl } = context;
  const invitation = await findOpenInvitation(db, invitationId);
  const inviting = invitation && (await findInviting(db, invitation));
  if (!invitation || !inviting) return;
  const { businessName } = inviting;
  const { name, role, phone } = invitation;
  const link = new URL(`/join/${sealId(keys, 'invitation', invitation.id)}`, publicUrl).href;
  const words = { businessName, name, role, link };
  if (phone !== null) await sms.send({ to: phone, text: invitationSms(words) });
  else if (invitation.email !== null) await email.send(invitationEmail(invitation.email, words));
});

const forgetJob = defineJob<Record<never, never>>('businesses.forget-invitations', sweeping);

export const forgetOldInvitations = handleJob(forgetJob, ({ db }: BusinessesContext) => forgetInvitations(db), {
  every: '5 3 * * *',
});
