import { toMajor } from '@waybill/contract/money';
import { quoteDelivery as call } from '@waybill/contract/sales/quote-delivery';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { deliveryCost } from '../delivery-fee.ts';
import { saleUnder } from '../find-link.ts';

export const quoteDeliveryRoute = defineRoute(call, async (context, { params, body, request }) => {
  const sale = await saleUnder(context, request, params.code);
  if (sale.state !== 'waiting' && sale.state !== 'ordered') throw new Problem('no_longer_open', 'This is no longer for sale.');
  const { feeMinor, chargeMinor, buyerPaysMinor, distanceKm } = await deliveryCost(
    context.db,
    sale,
    body.dropOffAddressJson,
    'now',
  );
  const isBuyers = sale.deliveryPaidBy === 'buyer';
  return {
    fee: isBuyers ? toMajor(feeMinor) : 0,
    charge: isBuyers ? toMajor(chargeMinor) : 0,
    buyerPays: toMajor(buyerPaysMinor),
    currency: sale.currency,
    distanceKm,
  };
});
