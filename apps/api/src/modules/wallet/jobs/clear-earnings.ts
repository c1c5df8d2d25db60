import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { WalletContext } from '../context.ts';
import { clearEarnings } from '../escrow/clear-earnings.ts';

const clearEarningsJob = defineJob<Record<never, never>>('wallet.clear-earnings', { queue: 'money' });

export const clearEarningsWhenDue = handleJob(clearEarningsJob, (context: WalletContext) => clearEarnings(context), {
  every: '* * * * *',
});
