import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { proveBooks } from '../commands/prove-books.ts';
import type { WalletContext } from '../context.ts';

const proveBooksJob = defineJob<Record<never, never>>('wallet.prove-books', { queue: 'slow', retryLimit: 0 });

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
