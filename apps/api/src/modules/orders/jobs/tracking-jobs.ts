import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { OrdersContext } from '../context.ts';
import { forgetOldTrails } from './forget-trails.ts';
import { sendReceiverLinkNow } from './send-receiver-link.ts';

export const trackingJobs: readonly JobHandler<OrdersContext>[] = [sendReceiverLinkNow, forgetOldTrails];
