import { defineJob } from '../../../platform/jobs/jobs.ts';

/** The receiver needs no account: they get the tracking link and the handover code by SMS. */
export const sendReceiverLink = defineJob<{ readonly orderId: string }>('orders.send-receiver-link');
