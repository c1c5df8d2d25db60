import type { BodyOf } from '@waybill/contract/call';
import type { PriceQuoteView } from '@waybill/contract/prices/price-quote-view';
import type { createPriceQuote as call } from '@waybill/contract/timeline/create-price-quote';
import { holdPrice } from '../../prices/index.ts';
import type { TimelineContext } from '../context.ts';
import { checkPlace } from '../journey-rules.ts';
import { checkWay } from '../package-rules.ts';

/** A price is held only for a parcel that could be posted. */
export function createPriceQuote(
  context: Pick<TimelineContext, 'db'>,
  askedBy: string,
  idempotencyKey: string,
  input: BodyOf<typeof call>,
): Promise<PriceQuoteView> {
  const { businessId, pickupAddressJson: from, dropOffAddressJson: to, weight } = input;
  checkPlace(from, 'pickupAddressJson');
  checkPlace(to, 'dropOffAddressJson');
  const way = checkWay({ kind: input.deliveryPartner, mode: input.dispatchMode, weight, from, to });
  return holdPrice(context, { businessId, askedBy, idempotencyKey, ride: { from, to, weight, ...way } });
}
