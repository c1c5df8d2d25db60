import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { SalesContext } from '../context.ts';
import { buyerCodeOf } from '../judge-buyer-code.ts';
import { buyerCodeSms } from '../messages.ts';
import { deleteOldBuyerCodes, findBuyerCode } from '../storage/codes.ts';

/** Late codes are useless: a few quick tries, then the person asks again. */
export const sendBuyerCodeJob = defineJob<{ codeId: string }>('sales.send-buyer-code', { queue: 'mail', retryLimit: 4 });

export const sendBuyerCodeNow = handleJob(sendBuyerCodeJob, async ({ db, keys, sms }: SalesContext, { codeId }) => {
  const row = await findBuyerCode(db, codeId);
  if (row?.isLive) await sms.send({ to: row.phone, text: buyerCodeSms(buyerCodeOf(keys, row.id)) });
});

const forgetJob = defineJob<Record<never, never>>('sales.forget-codes', sweeping);

export const forgetOldBuyerCodes = handleJob(forgetJob, ({ db }: SalesContext) => sweepAway(db, deleteOldBuyerCodes), {
  every: '50 2 * * *',
});
