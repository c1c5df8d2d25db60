import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { currencyCode } from '../money.ts';
import { priceList } from './price-list.ts';

/** The prices of a business, as everybody may read them. */
export const priceListView = z.object({
  businessId: idOf('user'),
  currency: currencyCode,
  /** Null where the business has written no list and named no base fare. */
  list: z.nullable(priceList),
  /** Made from its base fare: the business has written no list of its own. */
  isDefault: z.boolean(),
  /** Counts up with every change; 0 for one made from the base fare. */
  version: z.int(),
  changedAt: z.nullable(z.iso.datetime()),
});

export type PriceListView = z.infer<typeof priceListView>;
