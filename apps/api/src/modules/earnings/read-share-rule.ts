import type { ShareRuleView } from '@waybill/contract/earnings/share-rule';
import { homeCurrency, toMajor } from '@waybill/contract/money';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findBusinessCountry, findShareRule } from './storage/share-rules.ts';

export async function readShareRule(db: Db, businessId: string): Promise<ShareRuleView> {
  const [country, rule] = await Promise.all([findBusinessCountry(db, businessId), findShareRule(db, businessId)]);
  if (country === undefined) throw new Problem('forbidden', 'Only a business pays riders.');
  return {
    percent: rule?.percent ?? null,
    perParcel: majorOf(rule?.perParcelMinor ?? null),
    currency: rule?.currency ?? homeCurrency(country),
    version: rule?.version ?? 0,
    changedAt: rule?.createdAt.toISOString() ?? null,
  };
}

const majorOf = (minor: string | null): number | null => (minor === null ? null : toMajor(BigInt(minor)));
