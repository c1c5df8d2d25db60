import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';
import { sendReceiverLinkNow } from './send-receiver-link.ts';

export const trackingJobs: readonly JobHandler<OrdersContext>[] = [sendReceiverLinkNow];
