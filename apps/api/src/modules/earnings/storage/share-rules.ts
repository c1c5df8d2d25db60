import type { Currency } from '@waybill/contract/money';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type ShareRuleRow = {
  readonly percent: number | null;
  readonly perParcelMinor: string | null;
  readonly currency: Currency;
  readonly version: number;
  readonly createdAt: Date;
};

/** The rule as it is now; undefined while there is none. */
export async function findShareRule(db: Db, businessId: string): Promise<ShareRuleRow | undefined> {
  const [row] = await db<ShareRuleRow[]>`
    select percent, per_parcel_minor, currency, version, created_at from share_rule
    where business_id = ${businessId} order by version desc limit 1`;
  return row;
}

/** Where a business is at home. Undefined for whoever is no business. */
export async function findBusinessCountry(db: Db, businessId: string): Promise<string | undefined> {
  const [row] = await db<{ countryCode: string }[]>`
    select country_code from account join profile on user_id = account.id where account.id = ${businessId} and is_dispatch_partner`;
  return row?.countryCode;
}

/** Rules of one business are written one after the other. */
export async function lockShareRules(tx: Tx, businessId: string): Promise<void> {
  await tx`select from dispatch_business where user_id = ${businessId} for update`;
}

type NewRule = Omit<ShareRuleRow, 'createdAt'> & { readonly businessId: string; readonly createdBy: string };

export function insertShareRule(tx: Tx, { businessId, version, percent, perParcelMinor, currency, createdBy }: NewRule): void {
  tx.write(tx`
    insert into share_rule (business_id, version, percent, per_parcel_minor, currency, created_by)
    values (${businessId}, ${version}, ${percent}, ${perParcelMinor}, ${currency}, ${createdBy})`);
}

export type TermsRow = {
  readonly rulePercent: number | null;
  readonly rulePerParcelMinor: string | null;
  readonly ruleCurrency: Currency | null;
  readonly ownPercent: number | null;
  readonly ownPerParcelMinor: string | null;
  readonly ownCurrency: Currency | null;
};

/** The rule of a business and what one of its people has agreed on apart. Undefined where the carrier is no business. */
export async function findTerms(db: Db, businessId: string, riderId: string | null): Promise<TermsRow | undefined> {
  const [row] = await db<TermsRow[]>`
    select rule.percent as rule_percent, rule.per_parcel_minor as rule_per_parcel_minor, rule.currency as rule_currency,
           own.share_percent as own_percent, own.share_per_parcel_minor as own_per_parcel_minor, own.share_currency as own_currency
    from account
    left join lateral (
      select percent, per_parcel_minor, currency from share_rule where business_id = account.id order by version desc limit 1) as rule on true
    left join lateral (
      select share_percent, share_per_parcel_minor, share_currency from business_member
      where business_id = account.id and user_id = ${riderId} order by created_at desc limit 1) as own on true
    where account.id = ${businessId} and account.is_dispatch_partner`;
  return row;
}
