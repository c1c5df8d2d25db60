import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { UsersContext } from '../context.ts';
import { sweepPresence as sweep } from '../storage/presence.ts';

const sweepPresenceJob = defineJob<Record<never, never>>('users.sweep-presence', { queue: 'slow' });

export const sweepPresence = handleJob(sweepPresenceJob, ({ db }: UsersContext) => transact(db, sweep), { every: '41 3 * * *' });
