import { sendSale as call } from '@waybill/contract/sales/send-sale';
import { sendSale } from '../commands/send-sale.ts';
import { defineRoute } from '../define-route.ts';
import { readSale } from '../read-sales.ts';

export const sendSaleRoute = defineRoute(call, async (context, { caller, params: { saleId }, body, idempotencyKey }) => {
  await sendSale(context, { saleId, sellerId: caller.userId, idempotencyKey }, body);
  return readSale(context, saleId, caller.userId);
});
