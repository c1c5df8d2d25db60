import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { TimelineContext } from '../context.ts';
import { lockOverWithWords, markWordless } from '../storage/items.ts';
import { deleteTermsOf } from '../storage/terms.ts';

const forgetJob = defineJob<Record<never, never>>('timeline.forget-words', sweeping);

/** Each has a dozen words or more, and whoever posts waits for a rare one that is being taken away. */
const itemsAtOnce = 100;

/** Takes away the words of packages that are over: a search finds open ones only, and none of these opens again. */
export const forgetOldWords = handleJob(
  forgetJob,
  async ({ db }: TimelineContext) => {
    const forgetSome = () =>
      transact(db, async (tx) => {
        const ids = await lockOverWithWords(tx, itemsAtOnce);
        await deleteTermsOf(tx, ids);
        markWordless(tx, ids);
        return ids.length;
      });
    while ((await forgetSome()) === itemsAtOnce);
  },
  { every: '44 2 * * *' },
);
