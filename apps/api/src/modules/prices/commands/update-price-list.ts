import type { BodyOf } from '@waybill/contract/call';
import { homeCurrency } from '@waybill/contract/money';
import type { updatePriceList as call } from '@waybill/contract/prices/update-price-list';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import type { PricesContext } from '../context.ts';
import { readPricing } from '../read-prices.ts';
import { insertPriceList, lockVersion } from '../storage/price-lists.ts';

/** Writes the next version of a list; the ones before it stay, for what was quoted from them. */
export async function updatePriceList({ db }: PricesContext, caller: Caller, { list, from }: BodyOf<typeof call>): Promise<void> {
  const businessId = caller.userId;
  const before = await readPricing(db, businessId);
  if (!before) throw new Problem('forbidden', 'Only a business has a price list.');
  const currency = homeCurrency(before.row.countryCode);
  await transact(db, async (tx) => {
    const version = await lockVersion(tx, businessId);
    if (from !== undefined && from !== version)
      throw new Problem('list_changed', 'Somebody has changed the prices meanwhile. Load them again, then make your change.');
    const next = {
      id: newId('priceList'),
      businessId,
      version: version + 1,
      currency,
      createdBy: caller.member?.personId ?? businessId,
    };
    insertPriceList(tx, next, list);
  });
}
