import type { Db } from '../../../platform/db/database.ts';
import type { Law } from '../ledger/law.ts';

/** Laws that compare the transfers that came with the books. */
export const transferLaws: readonly Law[] = [
  {
    name: 'What waits of transfers is what came and was neither credited nor given back',
    find: (db: Db) => db`
      select null as account, currency || ' stands at ' || coalesce(booked, 0) || ', the transfers say ' || coalesce(waiting, 0) as detail
      from (select currency, sum(posted) as booked from ledger_account where kind = 'transfers' group by currency) as books
      full join (
        select currency, sum(amount_minor - credited_minor - case when return_state = 'done' then return_minor else 0 end) as waiting
        from payment_arrival group by currency) as arrivals using (currency)
      where coalesce(booked, 0) <> coalesce(waiting, 0) limit 1`,
  },
];
