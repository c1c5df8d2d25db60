import type { BodyOf } from '@waybill/contract/call';
import type { updateShareRule as call } from '@waybill/contract/earnings/update-share-rule';
import { homeCurrency, toMinor } from '@waybill/contract/money';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import type { EarningsContext } from '../context.ts';
import { findBusinessCountry, findShareRule, insertShareRule, lockShareRules } from '../storage/share-rules.ts';

/** Writes the next version of the rule; what was delivered before keeps its own. The same rule again is no new version. */
export function updateShareRule({ db }: EarningsContext, businessId: string, input: BodyOf<typeof call>): Promise<void> {
  const { percent, perParcel } = input;
  const perParcelMinor = perParcel === null ? null : String(toMinor(perParcel));
  return transact(db, async (tx) => {
    const [, country] = await Promise.all([lockShareRules(tx, businessId), findBusinessCountry(tx, businessId)]);
    if (country === undefined) throw new Problem('forbidden', 'Only a business pays riders.');
    const currency = homeCurrency(country);
    const before = await findShareRule(tx, businessId);
    if (before?.percent === percent && before.perParcelMinor === perParcelMinor && before.currency === currency) return;
    const version = (before?.version ?? 0) + 1;
    insertShareRule(tx, { businessId, version, percent, perParcelMinor, currency, createdBy: businessId });
    sendEvent(tx, businessId, { type: 'business.changed', businessId });
  });
}
