import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WebhooksContext } from '../context.ts';
import { endpointOffEmail } from '../messages.ts';
import { findOffFacts } from '../storage/outcomes.ts';

export const tellOwnerJob = defineJob<{ endpointId: string }>('webhooks.tell-owner', { queue: 'mail' });

/** An endpoint was switched off without its owner; one that is on again by now is no news. */
export const tellOwner = handleJob(tellOwnerJob, async ({ db, email, publicUrl }: WebhooksContext, { endpointId }) => {
  const facts = await findOffFacts(db, endpointId);
  if (facts) await email.send(endpointOffEmail(facts, new URL('/settings/webhooks', publicUrl).href));
});
