import { listConsoleTransactions } from '@waybill/contract/ops/list-console-transactions';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { transactionKinds } from '@waybill/contract/wallet/enums';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

type Row = {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly direction: string;
  readonly status: number;
  readonly amountMinor: string;
  readonly currency: string;
  readonly country: string;
  readonly provider: string | null;
  readonly day: string;
};

const days = ['2026-09-01', '2026-09-02', '2026-09-03'] as const;

/** Lines of three people that differ in everything that a list can be narrowed by; a third of them through a provider. */
const desk = madeBefore(async () => {
  const [tunde, ...people] = await Promise.all([staffMember(world, 'money'), ...[1, 2, 3].map(() => verifiedPerson(world))]);
  const ids = people.map(({ id }) => id);
  await world.db`update account set country_code = 'GB' where id = ${ids[0] ?? ''}`;
  await world.db`
    insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference, created_at)
    select 'trx_' || lpad(number::text, 26, '0'), (${ids}::text[])[1 + number % 3], (${[...transactionKinds]}::text[])[1 + number % 8],
      case when number % 2 = 0 then 'in' else 'out' end, case when number % 5 = 0 then 'USD' else 'NGN' end, number * 5000, number % 4,
      'A line', '', 'line-' || number, '2026-08-31T23:30:00Z'::timestamptz + (number / 2) * interval '1 hour'
    from generate_series(1, 60) as number`;
  await world.db`
    insert into payment (reference, user_id, provider, purpose, currency, amount_minor, provider_id, charge_id, request_key, request_hash, transaction_id)
    select 'line-' || number, user_id, case when number % 6 = 0 then 'paypal' else 'paystack' end, 'top-up', currency, amount_minor,
      'provider-' || number, 'charge-' || number, gen_random_uuid(), gen_random_uuid(), line.id
    from generate_series(3, 60, 3) as number join wallet_transaction as line on line.reference = 'line-' || number`;
  const rows = await world.db<Row[]>`
    select line.id, line.user_id, line.kind, direction, status, line.amount_minor, line.currency, country_code as country, provider,
      to_char(line.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as day
    from wallet_transaction as line join account on account.id = line.user_id left join payment on payment.transaction_id = line.id
    order by line.created_at desc, line.id desc`;
  return { tunde, rows, people: ids };
});

type Filter = {
  readonly status?: number | undefined;
  readonly kind?: string | undefined;
  readonly direction?: string | undefined;
  readonly provider?: string | undefined;
  readonly currency?: string | undefined;
  readonly leastAmount?: number | undefined;
  readonly mostAmount?: number | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly userId?: string | undefined;
  readonly country?: string | undefined;
};

function isMeant(row: Row, filter: Filter): boolean {
  const amount = Number(row.amountMinor) / 100;
  return (
    (filter.status === undefined || row.status === filter.status) &&
    (filter.kind === undefined || row.kind === filter.kind) &&
    (filter.direction === undefined || row.direction === filter.direction) &&
    (filter.provider === undefined || row.provider === filter.provider) &&
    (filter.currency === undefined || row.currency === filter.currency) &&
    (filter.leastAmount === undefined || amount >= filter.leastAmount) &&
    (filter.mostAmount === undefined || amount <= filter.mostAmount) &&
    (filter.startDate === undefined || row.day >= filter.startDate) &&
    (filter.endDate === undefined || row.day <= filter.endDate) &&
    (filter.userId === undefined || row.userId === filter.userId) &&
    (filter.country === undefined || row.country === filter.country)
  );
}

const seldom = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const given = (filter: object) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

const idsOf = (query: object) =>
  allPages(async (on) => (await desk.tunde.call(listConsoleTransactions, { query: { limit: 7, ...query, ...on } })).result).then(
    (items) => items.map(({ id }) => id),
  );

describe('the list of everybody’s transactions', () => {
  it('holds exactly what its filters say, page by page, in the order of their age', async () => {
    const filters = fc.record({
      status: seldom([0, 1, 2, 3]),
      kind: seldom(transactionKinds),
      direction: seldom(['in', 'out']),
      provider: seldom(['paystack', 'paypal']),
      currency: seldom(['NGN', 'USD']),
      leastAmount: seldom([0, 500, 1000.5]),
      mostAmount: seldom([400, 2000.25]),
      startDate: seldom(days),
      endDate: seldom(days),
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

  it('finds a line by our reference and by both of the provider’s names', async () => {
    const id = `trx_${'12'.padStart(26, '0')}`;
    for (const reference of ['line-12', 'LINE-12', 'provider-12', 'charge-12', id])
      expect(await idsOf({ reference })).toEqual([id]);
    expect(await idsOf({ reference: 'line-1200' })).toEqual([]);
  });

  it.each<[StaffRole, boolean]>([
    ['support', true],
    ['checks', false],
    ['money', true],
    ['lead', true],
    ['admin', true],
  ])('is for whoever talks or settles: %s', async (role, may) => {
    const answer = await (await staffMember(world, role)).call(listConsoleTransactions);
    expect(may ? answer.status : answer.problem.code).toBe(may ? 200 : 'not_in_role');
  });

  it('is read along indexes', async () => {
    await world.db.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      await tx`set local enable_sort = off`;
      const plan = await tx`explain select 1 from wallet_transaction order by created_at desc, id desc limit 21`;
      expect(JSON.stringify(plan)).toContain('wallet_transaction_by_age');
      expect(JSON.stringify(await tx`explain select 1 from payout where provider_id = any('{x}')`)).not.toContain('Seq Scan');
    });
  });
});
