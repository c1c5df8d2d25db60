import type { Db } from '../../../platform/db/database.ts';
import type { Law } from '../ledger/law.ts';

/** Laws that compare what buyers paid, and what goes back to them, with the books. */
export const saleLaws: readonly Law[] = [
  {
    name: 'What is on its way back to buyers is what was written down and has not arrived',
    find: (db: Db) => db`
      select null as account, currency || ' stands at ' || coalesce(booked, 0) || ', the refunds say ' || coalesce(waiting, 0) as detail
      from (select currency, sum(posted) as booked from ledger_account where kind = 'refunds' group by currency) as books
      full join (select currency, sum(amount_minor) as waiting from refund where state <> 'done' group by currency) as refunds using (currency)
      where coalesce(booked, 0) <> coalesce(waiting, 0) limit 1`,
  },
  {
    // What was taken from a seller after the handover goes back to the buyer from there, not from what the buyer has here.
    name: 'What a buyer has is what they paid, less what was paid with it and what went back',
    find: (db: Db) => db`
      select null as account, id || ' has ' || has || ', and what came and went says ' || came - taken_back - refunded - captured + goods_back as detail
      from payer cross join lateral (
        select coalesce(sum(posted) filter (where kind in ('available', 'escrow', 'receivable')), 0) as has from ledger_account where owner_id = payer.id) as books
      cross join lateral (
        select coalesce(sum(case when way = 'page' then amount_minor else credited end), 0) as came, coalesce(sum(returned_minor + taken_back), 0) as taken_back
        from payment left join lateral (
          select coalesce(sum(credited_minor), 0) as credited, coalesce(sum(taken_back_minor), 0) as taken_back
          from payment_arrival where payment_arrival.reference = payment.reference) as arrivals on true
        where payer_id = payer.id and state = 'settled') as paid
      cross join lateral (select coalesce(sum(amount_minor), 0) as refunded from refund where payer_id = payer.id) as refunds
      cross join lateral (
        select coalesce(sum(captured), 0) as captured from ledger_hold as hold join ledger_account as account on account.id = hold.account_id
        where account.owner_id = payer.id) as holds
      cross join lateral (select coalesce(sum(goods_back_minor), 0) as goods_back from escrow where buyer_id = payer.id) as goods
      where has <> came - taken_back - refunded - captured + goods_back order by id limit 1`,
  },
  {
    name: 'No more goes back to where money came from than came from there',
    find: (db: Db) => db`
      select null as account, refund.reference || ' gives back more than came' as detail
      from refund join payment using (reference)
      left join payment_arrival as arrival on arrival.provider = refund.provider and arrival.arrival_id = refund.arrival_id
      where not is_by_hand
      group by refund.reference, refund.arrival_id, way, payment.amount_minor, returned_minor, credited_minor, taken_back_minor
      having sum(refund.amount_minor) > case when way = 'page' then payment.amount_minor - returned_minor else credited_minor - taken_back_minor end
      order by 1, 2 limit 1`,
  },
  {
    name: 'What was sold is paid to its seller, or goes back, and not both',
    find: (db: Db) => db`
      select null as account, 'package ' || escrow.package_id || ' has its goods with ' || goods_state || ' and an earning of ' || coalesce(earning.amount_minor, 0) as detail
      from escrow left join earning on earning.package_id = escrow.package_id and part = 'goods'
      where buyer_id is not null and (
        goods_state in ('waiting', 'buyer') and coalesce(remaining_minor, 0) > 0
        or goods_state in ('seller', 'split') and earning.package_id is null and goods_minor - goods_back_minor > 0
        or frozen_at is not null and goods_state <> 'seller')
      order by escrow.package_id limit 1`,
  },
];
