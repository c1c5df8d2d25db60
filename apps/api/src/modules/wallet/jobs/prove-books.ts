import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { proveBooks } from '../commands/prove-books.ts';
import type { WalletContext } from '../context.ts';

/** Every entry there ever was is read: in time that takes hours, and a proof that was not finished must not look like books that are off. */
const timeoutSeconds = 6 * 3_600;

const proveBooksJob = defineJob<Record<never, never>>('wallet.prove-books', { queue: 'slow', retryLimit: 0, timeoutSeconds });

/** Runs every night. Books that are off fail the job, loudly: it stays among the dead letters until an operator has looked. */
export const proveBooksNightly = handleJob(
  proveBooksJob,
  async (context: WalletContext) => {
    const findings = await proveBooks(context);
    if (findings.length > 0)
      throw new Error(
        `The books are off. ${findings.map(({ law, account, detail }) => `${law}: account ${account ?? '-'} ${detail}`).join('. ')}`,
      );
  },
  { every: '41 2 * * *' },
);
