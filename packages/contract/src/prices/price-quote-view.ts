import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { authorView } from '../timeline/item-view.ts';

/** The price of one ride by the list of one business, with its reasons; the lines add up to the fee. */
export const businessPriceView = z.object({
  business: authorView,
  /** What the business would ride with. */
  dispatchMode: z.int(),
  fee: amountView,
  currency: currencyCode,
  lines: z.array(z.object({ title: z.string(), detail: z.string(), amount: amountView })),
});

/** A price that a business stands by until then. */
export const priceQuoteView = z.object({
  ...businessPriceView.shape,
  id: idOf('priceQuote'),
  distanceKm: z.number(),
  /** The version of the list it was made from. */
  listVersion: z.int(),
  holdsUntil: z.iso.datetime(),
});

export type BusinessPriceView = z.infer<typeof businessPriceView>;
export type PriceQuoteView = z.infer<typeof priceQuoteView>;
