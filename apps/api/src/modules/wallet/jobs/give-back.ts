import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { ArrivalKey } from '../storage/arrivals.ts';

/** The sweep comes round again: what fails is not worth many tries. */
export const giveBackJob = defineJob<ArrivalKey>('wallet.give-back', { queue: 'money', retryLimit: 2 });
