import { negotiationView } from '@waybill/contract/orders/negotiation-view';
import { updateDeliveryFee as call } from '@waybill/contract/orders/update-delivery-fee';
import { namesIn } from '../../../platform/http/read-input.ts';
import { updateDeliveryFee } from '../commands/update-delivery-fee.ts';
import { defineRoute } from '../define-route.ts';
import { readOrder } from '../read-order.ts';

export const updateDeliveryFeeRoute = defineRoute(
  call,
  async (context, { caller, body, idempotencyKey }) =>
    readOrder(context, await updateDeliveryFee(context, caller.userId, idempotencyKey, body), caller.userId),
  { readOnly: namesIn(negotiationView) },
);
