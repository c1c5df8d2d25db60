import type { BoardAskView } from '@waybill/contract/board/board-view';
import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { DispatchMode } from '@waybill/contract/timeline/enums';
import type { Db } from '../../../platform/db/database.ts';

export type BoardAskRow = {
  readonly kind: BoardAskView['kind'];
  readonly packageId: string;
  readonly orderId: string | null;
  readonly senderId: string;
  readonly senderName: string;
  readonly feeMinor: string;
  readonly currency: Currency;
  readonly until: Date | null;
  readonly isExpress: boolean;
  readonly pickup: Place;
  readonly dropOff: Place;
  readonly dispatchMode: DispatchMode;
  readonly shipDate: string;
  readonly weightGrams: number;
};

/**
 * What a business is asked and has not answered: express calls that ring, requests of senders, and other fees that they named. What is
 * over soonest comes first. Not of people whom the business has muted.
 */
export async function listBoardAsks(db: Db, businessId: string, limit: number): Promise<BoardAskRow[]> {
  return db<BoardAskRow[]>`
    select ask.kind, ask.package_id, ask.order_id, ask.until, ask.currency, item.author_id as sender_id,
           (select full_name from profile where user_id = item.author_id) as sender_name,
           coalesce(ask.fee_minor, item.price_minor) as fee_minor, item.type = 5 as is_express, item.pickup,
           item.drop_offs -> 0 as drop_off, item.dispatch_mode, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date, package.weight_grams
    from (
      (select 'express' as kind, ring.package_id, null as order_id, ring.until, null::bigint as fee_minor,
              (select currency from timeline_item where timeline_item.id = ring.package_id) as currency
       from express_ring as ring join express_search as search using (package_id)
       where ring.rider_id = ${businessId} and ring.until > now() and ring.declined_at is null and search.state = 'ringing')
      union all
      (select 'request', package_id, id, due_at, fee_minor, currency from delivery_order
       where carrier_id = ${businessId} and status in (0) and asked_by = 'sender'
         and not exists (
           select from negotiation
           where negotiation.package_id = delivery_order.package_id and negotiation.carrier_id = ${businessId}
             and negotiation.status in (0, 2) and ended_at is null and open_until > now()
             and negotiation.amount_minor <> delivery_order.fee_minor)
       order by created_at desc limit ${limit})
      union all
      (select 'fee', package_id, null, open_until, amount_minor, currency from negotiation
       where carrier_id = ${businessId} and status in (0, 2) and status = 0 and ended_at is null and open_until > now()
         and named_by = 'sender'
       order by seq desc limit ${limit})) as ask
    join timeline_item as item on item.id = ask.package_id
    join package on package.item_id = ask.package_id
    where item.author_id <> all(coalesce((select muted_users from profile where user_id = ${businessId}), '{}'))
    order by ask.until, ask.package_id
    limit ${limit}`;
}
