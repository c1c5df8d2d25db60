import { type Currency, toMinor } from '@waybill/contract/money';
import { lowestSalePrice } from '@waybill/contract/sales/money';
import { packagePrices } from '@waybill/contract/timeline/enums';
import { Problem } from '../../platform/http/problem.ts';
import { inMoney } from '../wallet/index.ts';

/** A price that is worth a payment of its own, of something that we carry. */
export function checkSalePrice(price: number, currency: Currency, field: string): void {
  const least = lowestSalePrice[currency];
  const { mostValuable } = packagePrices[currency];
  const words = (major: number) => inMoney(toMinor(major), currency);
  if (price < least) throw new Problem('amount_out_of_limits', `The least is ${words(least)}.`, { field });
  if (price > mostValuable)
    throw new Problem('amount_out_of_limits', `We carry things worth up to ${words(mostValuable)}.`, { field });
}
