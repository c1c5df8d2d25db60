import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { IdentityContext } from '../context.ts';

const sweepJob = defineJob<Record<never, never>>('identity.sweep');

/** Clears away what has run out, once a night. Accounts that were never verified free their e-mail and phone after a week. */
export const sweep = handleJob(
  sweepJob,
  async (context: IdentityContext) => {
    await transact(context.db, async (tx) => {
      await tx`delete from one_time_code where created_at < now() - interval '1 day'`;
      await tx`delete from action_link where created_at < now() - interval '1 day'`;
      await tx`delete from federated_ticket where created_at < now() - interval '1 day'`;
      await tx`delete from session where ended_at < now() - interval '30 days' or expires_at < now()`;
      await tx`delete from rate_limit where window_ends_at < now()`;
      await tx`delete from realtime_inbox where created_at < now() - interval '7 days'`;
      await tx`delete from account where email_verified_at is null and phone_verified_at is null and not is_staff
               and blocked_at is null and created_at < now() - interval '7 days'`;
    });
  },
  { every: '17 3 * * *' },
);
