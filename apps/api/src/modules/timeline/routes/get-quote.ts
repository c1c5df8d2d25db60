import { homeCurrency } from '@waybill/contract/money';
import { deliveryType, dispatchMode } from '@waybill/contract/timeline/enums';
import { getQuote as call } from '@waybill/contract/timeline/get-quote';
import { defineRoute } from '../define-route.ts';
import { checkPlace } from '../journey-rules.ts';
import { quoteFor } from '../quote.ts';

export const getQuoteRoute = defineRoute(call, async (_: unknown, { body }) => {
  checkPlace(body.pickupAddressJson, 'pickupAddressJson');
  checkPlace(body.dropOffAddressJson, 'dropOffAddressJson');
  const currency = body.currency ?? homeCurrency(body.pickupAddressJson.countryCode);
  const quote = quoteFor({
    from: body.pickupAddressJson,
    to: body.dropOffAddressJson,
    weight: body.weight,
    kind: known(deliveryType, body.deliveryPartner),
    mode: known(dispatchMode, body.dispatchMode),
    currency,
  });
  const reasons = quote.reasons.map(({ title, detail, minor }) => ({ title, detail, amount: minor / 100 }));
  return { ...quote, low: quote.low / 100, high: quote.high / 100, currency, reasons, notes: [...quote.notes] };
});

/** The contract has let only these through; this proves it to the compiler. */
function known<T extends number>(values: Readonly<Record<string, T>>, value: number): T {
  const found = Object.values(values).find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`There is no ${value}`);
  return found;
}
