import { type Currency, homeCurrency } from '@waybill/contract/money';
import { isTooLongForStatement } from '@waybill/contract/wallet/statement-period';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { checkPeriod } from '../wallet/index.ts';
import type { EarningsPeriod } from './storage/earnings-sums.ts';
import { findBusinessCountry } from './storage/share-rules.ts';

type Wanted = Omit<EarningsPeriod, 'currency' | 'businessId'> & { readonly currency?: Currency | undefined };

/** The days that a business asks about, in the money of its country where it does not say. */
export async function earningsPeriodOf(db: Db, businessId: string, wanted: Wanted): Promise<EarningsPeriod> {
  const { startDate, endDate, timeZone } = wanted;
  checkPeriod(wanted);
  if (isTooLongForStatement(wanted)) throw new Problem('invalid_input', 'Please choose a year or less.', { field: 'startDate' });
  const country = await findBusinessCountry(db, businessId);
  if (country === undefined) throw new Problem('forbidden', 'Only a business has earnings of its riders.');
  return { businessId, startDate, endDate, timeZone, currency: wanted.currency ?? homeCurrency(country) };
}
