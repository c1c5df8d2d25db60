import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { DevelopersContext } from '../context.ts';
import { deleteTestWorlds, endIdleWorlds, listDroppable } from '../storage/test-worlds.ts';

const dropJob = defineJob<Record<never, never>>('developers.drop-test-worlds', sweeping);

/** Nodes look every half minute whether a world of theirs was given up. */
const leftAloneMinutes = 2;

const nextEnded = (db: DevelopersContext['db']) => listDroppable(db, leftAloneMinutes);

/** Rows go last: what a killed node has left is dropped once more, which is fine. */
export const dropTestWorlds = handleJob(
  dropJob,
  async ({ db, worlds }: DevelopersContext) => {
    if (!worlds) return;
    await endIdleWorlds(db);
    for (let ended = await nextEnded(db); ended.length > 0; ended = await nextEnded(db)) {
      await worlds.drop(ended);
      await deleteTestWorlds(db, ended);
    }
  },
  { every: '*/7 * * * *' },
);
