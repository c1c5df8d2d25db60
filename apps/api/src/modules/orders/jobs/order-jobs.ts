import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';

export const orderJobs: readonly JobHandler<OrdersContext>[] = [];
