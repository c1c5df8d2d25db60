import { type Currency, toMinor } from '@waybill/contract/money';
import { packagePrices } from '@waybill/contract/timeline/enums';
import { Problem } from '../../platform/http/problem.ts';
import { inMoney } from '../wallet/index.ts';

/** A fee that somebody would carry a parcel for, and that somebody would pay. */
export function checkFee(amount: number, currency: Currency, field: string): void {
  const { lowest, highest } = packagePrices[currency];
  const words = (major: number) => inMoney(toMinor(major), currency);
  if (amount < lowest) throw new Problem('amount_out_of_limits', `The least is ${words(lowest)}.`, { field });
  if (amount > highest) throw new Problem('amount_out_of_limits', `The most is ${words(highest)}.`, { field });
}

export function checkValue(amount: number, currency: Currency, field: string): void {
  const { mostValuable } = packagePrices[currency];
  if (amount <= mostValuable) return;
  const most = inMoney(toMinor(mostValuable), currency);
  throw new Problem('amount_out_of_limits', `We carry things worth up to ${most}.`, { field });
}
