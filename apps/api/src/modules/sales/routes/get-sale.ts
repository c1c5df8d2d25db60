import { getSale as call } from '@waybill/contract/sales/get-sale';
import { defineRoute } from '../define-route.ts';
import { readSale } from '../read-sales.ts';

export const getSaleRoute = defineRoute(call, (context, { caller, params }) => readSale(context, params.saleId, caller.userId));
