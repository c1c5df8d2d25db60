import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { IdentityContext } from '../context.ts';
import { addressTakenEmail, linkEmail } from '../messages.ts';
import { sealId } from '../sealed-ids.ts';
import { findAccountByIdentifier } from '../storage/accounts.ts';
import { type ActionLink, findLiveLink } from '../storage/action-links.ts';

export const sendLinkJob = defineJob<{ linkId: string }>('identity.send-link', { queue: 'mail' });

export const sendLink = handleJob(sendLinkJob, async (context: IdentityContext, { linkId }) => {
  const link = await findLiveLink(context.db, linkId);
  if (!link) return;
  const owner = link.mode === 'verifyEmail' ? await findAccountByIdentifier(context.db, link.email) : undefined;
  const isTaken = owner !== undefined && owner.id !== link.userId;
  await context.email.send(
    isTaken ? addressTakenEmail(link.email) : linkEmail(link.email, link.mode, linkAddress(context, link)),
  );
});

/** The address of a link, which stands in the email and nowhere else. */
export function linkAddress({ keys, publicUrl }: IdentityContext, link: Pick<ActionLink, 'id' | 'mode'>): string {
  const href = new URL('/verifications', publicUrl);
  href.searchParams.set('mode', link.mode);
  href.searchParams.set('oobCode', sealId(keys, 'actionLink', link.id));
  return href.href;
}
