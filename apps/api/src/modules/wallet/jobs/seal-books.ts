import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WalletContext } from '../context.ts';
import { sealBooks } from '../ledger/seal.ts';

const sealBooksJob = defineJob<Record<never, never>>('wallet.seal-books', { queue: 'money' });

export const sealBooksEveryMinute = handleJob(
  sealBooksJob,
  async ({ db }: WalletContext) => {
    await sealBooks(db);
  },
  { every: '* * * * *' },
);
