import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import { settlePayout } from '../commands/settle-payout.ts';
import type { WalletContext } from '../context.ts';
import { findPayout } from '../storage/payouts.ts';

/** Ids only: `settlePayout` knows what to do from how the payout stands. */
export const sendPayoutJob = defineJob<{ reference: string }>('wallet.send-payout', { queue: 'money', retryLimit: 6 });

export const sendPayout = handleJob(sendPayoutJob, async (context: WalletContext, { reference }) => {
  const payout = await findPayout(context.db, reference);
  if (payout) await settlePayout(context, payout);
});
