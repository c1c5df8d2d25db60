import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Nobody has answered in time. `ringsUntil` says which ringing it belongs to: after a newer one it has nothing to say. */
export const widenRing = defineJob<{ readonly packageId: string; readonly ringsUntil: string }>('orders.widen-ring');
