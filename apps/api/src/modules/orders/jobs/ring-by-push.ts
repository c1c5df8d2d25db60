import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Rings a rider whose browser is closed. */
export const ringByPush = defineJob<{ readonly packageId: string; readonly riderId: string }>('orders.ring-by-push', {
  queue: 'mail',
  // The ringing lasts a minute; a later push would be wrong.
  retryLimit: 3,
});
