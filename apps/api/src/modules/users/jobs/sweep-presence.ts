import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { UsersContext } from '../context.ts';
import { deleteOldPresence } from '../storage/presence.ts';

const sweepPresenceJob = defineJob<Record<never, never>>('users.sweep-presence', sweeping);

export const sweepPresence = handleJob(sweepPresenceJob, ({ db }: UsersContext) => sweepAway(db, deleteOldPresence), {
  every: '41 3 * * *',
});
