import { leaveReceiverNote as call } from '@waybill/contract/orders/leave-receiver-note';
import { leaveReceiverNote } from '../commands/leave-receiver-note.ts';
import { defineRoute } from '../define-route.ts';
import { nothingTracked } from '../read-tracking.ts';
import { findOrderByTracking } from '../storage/tracking.ts';

export const leaveReceiverNoteRoute = defineRoute(call, async (context, { params, body }) => {
  const order = await findOrderByTracking(context.db, params.trackingId);
  if (!order) throw nothingTracked();
  await leaveReceiverNote(context, order, body);
});
