import { webhookLimits } from '@waybill/contract/webhooks/limits';
import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { WebhooksContext } from '../context.ts';

const forgetJob = defineJob<Record<never, never>>('webhooks.forget-deliveries', sweeping);

/** Whoever has not asked for something again within a month will not; its attempts go with it. */
export const forgetOldDeliveries = handleJob(
  forgetJob,
  ({ db }: WebhooksContext) =>
    sweepAway(
      db,
      (tx, most) => tx`
        delete from webhook_delivery where id = any(array(
          select id from webhook_delivery where created_at < now() - make_interval(days => ${webhookLimits.keptDays})
          order by created_at limit ${most}))`,
    ),
  { every: '57 3 * * *' },
);
