import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';

export const trackingJobs: readonly JobHandler<OrdersContext>[] = [];
