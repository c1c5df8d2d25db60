import { consoleOrderKinds, listConsoleOrders } from '@waybill/contract/ops/list-console-orders';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { madeBefore } from '../support/made-before.ts';
import { dealAt } from '../support/orders.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

type Row = {
  readonly id: string;
  readonly status: number;
  readonly feeMinor: string;
  readonly currency: string;
  readonly senderId: string;
  readonly carrierId: string;
  readonly isBooking: boolean;
  readonly isExpress: boolean;
  readonly isSale: boolean;
  readonly countries: readonly string[];
  readonly day: string;
};

const days = ['2026-09-01', '2026-09-02', '2026-09-03'] as const;

/** Orders of several people that differ in everything that a list can be narrowed by. */
const desk = madeBefore(async () => {
  const [ngozi, ...deals] = await Promise.all([
    staffMember(world, 'support'),
    ...[1, 2, 3, 4].map(() => dealAt(world, 'Accepted')),
  ]);
  const [abroad, one, two] = deals;
  if (!abroad || !one || !two) throw new Error('Four deals were made');
  await world.db`update account set country_code = 'GB' where id = ${abroad.sender.id}`;
  // Beside these four a crowd of orders that are over, each another step, kind, fee and moment.
  await world.db`
    insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, is_sale, status, currency,
      fee_minor, route_from, route_to, created_at)
    select 'ord_' || lpad(number::text, 26, '0'), translate(lpad(number::text, 9, '0'), '01', 'AB'), package_id, sender_id, carrier_id,
      case when number % 2 = 0 then 'sender' else 'carrier' end, number % 2 = 0, number % 5 = 0, number % 7 = 0,
      (array[6, 7, 9])[1 + number % 3], case when number % 3 = 0 then 'USD' else 'NGN' end, number * 5000, 'Yaba', 'Wuse',
      '2026-08-31T23:30:00Z'::timestamptz + (number / 2) * interval '1 hour'
    from generate_series(1, 60) as number
    join (select *, row_number() over (order by id) as place from delivery_order where id = any(${deals.map(({ orderId }) => orderId)})) as deal
      on deal.place = 1 + number % 4
    where not (number % 4 = 0 and number % 7 = 0)`;
  const rows = await world.db<Row[]>`
    select delivery_order.id, status, fee_minor, currency, sender_id, carrier_id, is_booking, is_express, is_sale,
      array[sender.country_code, carrier.country_code] as countries, to_char(delivery_order.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day
    from delivery_order join account as sender on sender.id = sender_id join account as carrier on carrier.id = carrier_id
    order by delivery_order.created_at desc, delivery_order.id desc`;
  return { ngozi, rows, people: [abroad.sender.id, one.carrier.id, two.sender.id] };
});

type Filter = Partial<Parameters<typeof isMeant>[1]>;

function isMeant(
  row: Row,
  filter: {
    readonly status?: number | undefined;
    readonly kind?: string | undefined;
    readonly currency?: string | undefined;
    readonly leastAmount?: number | undefined;
    readonly mostAmount?: number | undefined;
    readonly startDate?: string | undefined;
    readonly endDate?: string | undefined;
    readonly userId?: string | undefined;
    readonly country?: string | undefined;
  },
): boolean {
  const kind = row.isSale ? 'sale' : row.isExpress ? 'express' : row.isBooking ? 'booking' : 'offer';
  const fee = Number(row.feeMinor) / 100;
  return (
    (filter.status === undefined || row.status === filter.status) &&
    (filter.kind === undefined || kind === filter.kind) &&
    (filter.currency === undefined || row.currency === filter.currency) &&
    (filter.leastAmount === undefined || fee >= filter.leastAmount) &&
    (filter.mostAmount === undefined || fee <= filter.mostAmount) &&
    (filter.startDate === undefined || row.day >= filter.startDate) &&
    (filter.endDate === undefined || row.day <= filter.endDate) &&
    (filter.userId === undefined || row.senderId === filter.userId || row.carrierId === filter.userId) &&
    (filter.country === undefined || row.countries.includes(filter.country))
  );
}

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 });
const seldom = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const given = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

const idsOf = (query: object) =>
  allPages(async (on) => (await desk.ngozi.call(listConsoleOrders, { query: { limit: 7, ...query, ...on } })).result).then(
    (items) => items.map(({ orderId }) => orderId),
  );

describe('the list of everybody’s orders', () => {
  it('holds exactly what its filters say, page by page, in the order of their age', async () => {
    const filters = fc.record({
      status: maybe([1, 6, 7, 9]),
      kind: seldom(consoleOrderKinds),
      currency: maybe(['NGN', 'USD']),
      leastAmount: maybe([0, 500, 1000.5, 1500]),
      mostAmount: maybe([400, 2000, 2500.25]),
      startDate: maybe(days),
      endDate: maybe(days),
      userId: seldom(desk.people),
      country: seldom(['GB', 'NG']),
    });
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('newest', 'oldest'), async (filter: Filter, sort) => {
        const meant = desk.rows.filter((row) => isMeant(row, filter)).map(({ id }) => id);
        expect(await idsOf({ ...given(filter), sort })).toEqual(sort === 'newest' ? meant : meant.toReversed());
      }),
      { numRuns: 40 },
    );
  });

  it('refuses what is no filter, field by field', async () => {
    const refused = (
      await desk.ngozi.call(listConsoleOrders, {
        query: {
          status: '12',
          kind: 'other',
          currency: 'EUR',
          leastAmount: '-1',
          country: 'nigeria',
          startDate: 'soon',
          sort: 'fee',
        },
      })
    ).problem;
    expect([...new Set(refused.errors.map(({ field }) => field))].toSorted()).toEqual(
      ['status', 'kind', 'currency', 'leastAmount', 'country', 'startDate', 'sort'].toSorted(),
    );
  });

  it.each<[StaffRole, boolean]>([
    ['support', true],
    ['checks', false],
    ['money', true],
    ['lead', true],
    ['admin', true],
  ])('is for whoever talks or settles: %s', async (role, may) => {
    const answer = await (await staffMember(world, role)).call(listConsoleOrders);
    expect(may ? answer.status : answer.problem.code).toBe(may ? 200 : 'not_in_role');
  });

  it('is read along an index', async () => {
    await world.db.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      await tx`set local enable_sort = off`;
      const plan = JSON.stringify(await tx`explain select 1 from delivery_order order by created_at desc, id desc limit 21`);
      expect(plan).toContain('delivery_order_by_age');
    });
  });
});
