import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { IdentityContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('identity.forget-spent-tokens', sweeping);

/**
 * A spent token that comes back was copied, and ends its session. A thief uses it soon, and the owner opens Waybill within a
 * month; after that the token is useless, while a browser that is open all day leaves a hundred of them behind.
 */
export const forgetSpentTokens = handleJob(
  forgetJob,
  ({ db }: IdentityContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from refresh_token where hash = any(array(
          select hash from refresh_token where used_at < now() - interval '30 days' limit ${most}))`,
    ),
  { every: '23 3 * * *' },
);
