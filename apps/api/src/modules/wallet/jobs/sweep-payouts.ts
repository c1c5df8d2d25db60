import { transact } from '../../../platform/db/database.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WalletContext } from '../context.ts';
import { listUnreportedPayouts } from '../storage/payouts.ts';
import { sendPayoutJob } from './send-payout.ts';

const sweepPayoutsJob = defineJob<Record<never, never>>('wallet.sweep-payouts', { queue: 'money' });

/** Asks after payouts that no webhook has reported, however long it takes: money on its way is never forgotten. */
export const sweepPayouts = handleJob(
  sweepPayoutsJob,
  async (context: WalletContext) => {
    const unreported = await listUnreportedPayouts(context.db);
    await transact(context.db, async (tx) => {
      for (const { reference } of unreported) context.enqueue(tx, sendPayoutJob, { reference });
    });
  },
  { every: '* * * * *' },
);
