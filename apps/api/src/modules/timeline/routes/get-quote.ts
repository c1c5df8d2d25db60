import { homeCurrency } from '@waybill/contract/money';
import { getQuote as call } from '@waybill/contract/timeline/get-quote';
import { readBusinessPrices } from '../../prices/index.ts';
import { defineRoute } from '../define-route.ts';
import { checkPlace } from '../journey-rules.ts';
import { checkWay } from '../package-rules.ts';
import { readQuote } from '../read-quote.ts';

export const getQuoteRoute = defineRoute(call, async ({ db }, { body }) => {
  const { pickupAddressJson: from, dropOffAddressJson: to, weight } = body;
  checkPlace(from, 'pickupAddressJson');
  checkPlace(to, 'dropOffAddressJson');
  const { kind, mode } = checkWay({ kind: body.deliveryPartner, mode: body.dispatchMode, weight, from, to });
  const currency = body.currency ?? homeCurrency(from.countryCode);
  const ride = { from, to, weight, kind, mode };
  const [quote, businesses] = await Promise.all([readQuote(db, { ...ride, currency }), readBusinessPrices(db, ride, currency)]);
  if (!quote) throw new Error(`There is no price for ${kind} by ${mode}`);
  const reasons = quote.reasons.map(({ title, detail, minor }) => ({ title, detail, amount: minor / 100 }));
  const notes = notesOf(quote.deliveries);
  return { ...quote, low: quote.low / 100, high: quote.high / 100, currency, reasons, businesses, notes };
});

function notesOf(deliveries: number): string[] {
  const basis =
    deliveries > 0
      ? `This goes by what people agreed on for ${deliveries} deliveries on this route.`
      : 'This goes by our table of prices: too few parcels have gone this way to know better.';
  return [basis, 'You name the fee, and carriers may offer another.'];
}
