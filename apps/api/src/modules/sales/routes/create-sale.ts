import { createSale as call } from '@waybill/contract/sales/create-sale';
import { createSale } from '../commands/create-sale.ts';
import { defineRoute } from '../define-route.ts';
import { readSale } from '../read-sales.ts';

export const createSaleRoute = defineRoute(call, async (context, { caller, body, idempotencyKey }) => {
  const id = await createSale(context, caller.userId, idempotencyKey, body);
  return readSale(context, id, caller.userId);
});
