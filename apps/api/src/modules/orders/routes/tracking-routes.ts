import type { Route } from '../../../platform/http/route.ts';
import type { OrdersContext } from '../context.ts';
import { addEvidenceRoute } from './add-evidence.ts';
import { changeReceiverRoute } from './change-receiver.ts';
import { getTrackingRoute } from './get-tracking.ts';
import { receiveSmsEventRoute } from './receive-sms-event.ts';
import { resendHandoverCodeRoute } from './resend-handover-code.ts';
import { sendHandoverCodeRoute } from './send-handover-code.ts';
import { stopMessagesRoute } from './stop-messages.ts';

export const trackingRoutes: readonly Route<OrdersContext>[] = [
  getTrackingRoute,
  sendHandoverCodeRoute,
  resendHandoverCodeRoute,
  changeReceiverRoute,
  addEvidenceRoute,
  stopMessagesRoute,
  receiveSmsEventRoute,
];
