import type { Database, Db } from '../../../platform/db/database.ts';
import type { Law } from '../ledger/law.ts';
import { atOneMoment, type Finding, findBreaches, ledgerLaws } from '../ledger/proof.ts';
import { saleLaws } from '../sales/proof.ts';
import { transferLaws } from '../transfers/proof.ts';

/** Laws that compare the rows about escrow with the books. */
const escrowLaws: readonly Law[] = [
  {
    name: 'What a delivery has in escrow is what is held for it',
    find: (db: Db) => db`
      select null as account, 'package ' || coalesce(escrow.package_id, held.reference) || ' is ' || coalesce(state, 'unknown') || ', held for it is ' || coalesce(remaining, 0) as detail
      from escrow full join (
        select regexp_replace(reference, ' (goods|reserve)$', '') as reference, sum(remaining) as remaining from ledger_hold group by 1) as held
        on held.reference = escrow.package_id
      where coalesce(remaining, 0) <> case when state in ('held', 'frozen') then reserve_minor
        + case when is_due and delivery_by = 'buyer' then 0 else fee_minor + charge_minor - spent_minor end
        + case when is_due then 0 else goods_minor end else 0 end
      order by escrow.package_id limit 1`,
  },
  {
    name: 'What is uncleared is what was earned and not yet cleared',
    find: (db: Db) => db`
      select account.id::text as account, 'stands at ' || posted || ', its earnings say ' || coalesce(sum(remaining_minor), 0) as detail
      from ledger_account as account
      left join earning on earning.user_id = account.owner_id and earning.currency = account.currency and cleared_at is null
      where kind = 'uncleared' group by account.id having posted <> coalesce(sum(remaining_minor), 0) order by account.id limit 1`,
  },
];

/** Proves the books, and the rows that refer to them. */
export function proveMoney(db: Database): Promise<Finding[]> {
  return atOneMoment(db, (tx) => findBreaches(tx, [...ledgerLaws, ...escrowLaws, ...transferLaws, ...saleLaws]));
}
