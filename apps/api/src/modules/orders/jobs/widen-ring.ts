import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Runs when a ringing was not answered. `ringsUntil` names the ringing: after a newer one the job does nothing. */
export const widenRing = defineJob<{ readonly packageId: string; readonly ringsUntil: string }>('orders.widen-ring');
