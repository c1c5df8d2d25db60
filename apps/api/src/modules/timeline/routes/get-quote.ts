import { homeCurrency } from '@waybill/contract/money';
import { getQuote as call } from '@waybill/contract/timeline/get-quote';
import { defineRoute } from '../define-route.ts';
import { checkPlace } from '../journey-rules.ts';
import { checkWay } from '../package-rules.ts';
import { type PastFee, quoteFor } from '../quote.ts';
import { type AgreedFee, listAgreedFees } from '../storage/agreed-fees.ts';
import { findAuthorStatus } from '../storage/people.ts';

/** Prices of last year say little, and so do those of long ago among many. */
const recent = { most: 30, days: 180 } as const;

export const getQuoteRoute = defineRoute(call, async ({ db }, { caller, body }) => {
  const { pickupAddressJson: from, dropOffAddressJson: to, weight } = body;
  checkPlace(from, 'pickupAddressJson');
  checkPlace(to, 'dropOffAddressJson');
  const { kind, mode } = checkWay({ kind: body.deliveryPartner, mode: body.dispatchMode, weight, from, to });
  const currency = body.currency ?? homeCurrency((await findAuthorStatus(db, caller.userId)).countryCode);
  const agreed = await listAgreedFees(db, { from, to, currency }, recent);
  const quote = quoteFor({ from, to, weight, kind, mode, currency }, agreed.map(pastFeeOf));
  if (!quote) throw new Error(`There is no price for ${kind} by ${mode}`);
  const reasons = quote.reasons.map(({ title, detail, minor }) => ({ title, detail, amount: minor / 100 }));
  return { ...quote, low: quote.low / 100, high: quote.high / 100, currency, reasons, notes: notesOf(quote.deliveries) };
});

function pastFeeOf({ feeMinor, pickup, dropOff, weightGrams, deliveryType, dispatchMode }: AgreedFee): PastFee {
  return {
    feeMinor: Number(feeMinor),
    from: pickup,
    to: dropOff,
    weight: weightGrams / 1000,
    kind: deliveryType,
    mode: dispatchMode,
  };
}

function notesOf(deliveries: number): string[] {
  const basis =
    deliveries > 0
      ? `This goes by what people agreed on for ${deliveries} deliveries on this route.`
      : 'This goes by our table of prices: too few parcels have gone this way to know better.';
  return [basis, 'You name the fee, and carriers may offer another.'];
}
