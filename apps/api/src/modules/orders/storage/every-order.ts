import { type Currency, toMinor } from '@waybill/contract/money';
import type { ConsoleOrderKind } from '@waybill/contract/ops/list-console-orders';
import type { Position } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';

/** An order as staff list it: of whomever it is. */
export type AnyOrder = {
  readonly id: string;
  readonly trackingId: string;
  readonly title: string;
  readonly kind: ConsoleOrderKind;
  readonly status: number;
  readonly feeMinor: string;
  readonly currency: Currency;
  readonly senderId: string;
  readonly carrierId: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

export type AnyOrderFilter = {
  readonly status?: number | undefined;
  readonly kind?: ConsoleOrderKind | undefined;
  readonly currency?: Currency | undefined;
  readonly leastAmount?: number | undefined;
  readonly mostAmount?: number | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly userId?: string | undefined;
  readonly country?: string | undefined;
  readonly sort: 'newest' | 'oldest';
};

type Window = { readonly after?: Position | undefined; readonly limit: number; readonly skip?: number };

const kindOf = (db: Db) => db`
  case when delivery_order.is_sale then 'sale' when delivery_order.is_express then 'express'
    when delivery_order.is_booking then 'booking' else 'offer' end`;

function conditions(db: Db, filter: AnyOrderFilter) {
  const { status, kind, currency, leastAmount, mostAmount, startDate, endDate, userId, country } = filter;
  return db`
    ${status === undefined ? db`` : db`and delivery_order.status = ${status}`}
    ${kind === undefined ? db`` : db`and ${kindOf(db)} = ${kind}`}
    ${currency === undefined ? db`` : db`and delivery_order.currency = ${currency}`}
    ${leastAmount === undefined ? db`` : db`and delivery_order.fee_minor >= ${String(toMinor(leastAmount))}::bigint`}
    ${mostAmount === undefined ? db`` : db`and delivery_order.fee_minor <= ${String(toMinor(mostAmount))}::bigint`}
    ${startDate === undefined ? db`` : db`and delivery_order.created_at >= ${startDate}::date::timestamp at time zone 'Africa/Lagos'`}
    ${endDate === undefined ? db`` : db`and delivery_order.created_at < (${endDate}::date + 1)::timestamp at time zone 'Africa/Lagos'`}
    ${userId === undefined ? db`` : db`and (delivery_order.sender_id = ${userId} or delivery_order.carrier_id = ${userId})`}
    ${
      country === undefined
        ? db``
        : db`and exists (select from account where id in (delivery_order.sender_id, delivery_order.carrier_id) and country_code = ${country})`
    }`;
}

/** Orders of everybody, in the order of their age. */
export async function listEveryOrder(db: Db, filter: AnyOrderFilter, { after, limit, skip = 0 }: Window): Promise<AnyOrder[]> {
  const isNewest = filter.sort === 'newest';
  const place = after
    ? db`and (delivery_order.created_at, delivery_order.id) ${isNewest ? db`<` : db`>`} (${after.createdAt}, ${after.id})`
    : db``;
  const direction = isNewest ? db`desc` : db`asc`;
  return db<AnyOrder[]>`
    select delivery_order.id, tracking_id, escrow.title, ${kindOf(db)} as kind, status, delivery_order.fee_minor, delivery_order.currency,
      delivery_order.sender_id, delivery_order.carrier_id, created_at, changed_at
    from delivery_order join escrow on escrow.package_id = delivery_order.package_id
    where true ${conditions(db, filter)} ${place}
    order by created_at ${direction}, delivery_order.id ${direction} limit ${limit} offset ${after ? 0 : skip}`;
}

/** How many there are, up to a number beyond which it does not matter. */
export async function countEveryOrder(db: Db, filter: AnyOrderFilter, most: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from (select from delivery_order where true ${conditions(db, filter)} limit ${most}) as counted`;
  return row.count;
}

export type AnyOrderDetails = AnyOrder & {
  readonly packageId: string;
  readonly routeFrom: string;
  readonly routeTo: string;
  readonly shipDate: string;
  readonly weightGrams: number;
  readonly categoryId: number;
  readonly saleId: string | null;
  readonly isDispute: boolean;
};

export async function findAnyOrder(db: Db, orderId: string): Promise<AnyOrderDetails | undefined> {
  const [row] = await db<AnyOrderDetails[]>`
    select delivery_order.id, tracking_id, escrow.title, ${kindOf(db)} as kind, delivery_order.status, delivery_order.fee_minor, delivery_order.currency,
      delivery_order.sender_id, delivery_order.carrier_id, delivery_order.created_at, changed_at, delivery_order.package_id, route_from, route_to,
      to_char(timeline_item.ship_date, 'YYYY-MM-DD') as ship_date, package.weight_grams, package.category_id, sale.id as sale_id,
      exists (select from order_event where order_id = delivery_order.id
        and (order_event.status = 8 or order_event.what = 'claim-late')) as is_dispute
    from delivery_order join escrow on escrow.package_id = delivery_order.package_id
    join timeline_item on timeline_item.id = delivery_order.package_id join package on package.item_id = delivery_order.package_id
    left join sale on sale.package_id = delivery_order.package_id
    where delivery_order.id = ${orderId}`;
  return row;
}
