import { transactionStatus } from '@waybill/contract/wallet/enums';
import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { writeLines } from '../support/history-lines.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { idsOf, list } from './own-history.ts';

const world = useWorld({ ROLES: 'http' });

/** All pages one after the other, by cursor. */
async function walk(person: Person, query: Record<string, unknown>, between?: () => Promise<unknown>) {
  const items = await allPages(async (on) => (await list(person, { ...query, ...on })).result, between);
  return items.map(({ id }) => id);
}

describe('the history', () => {
  it('is empty at first', async () => {
    expect((await list(await verifiedPerson(world))).result).toEqual({ items: [], nextCursor: null });
  });

  it('is newest first, twenty at a time, with limit and skip', async () => {
    const person = await verifiedPerson(world);
    const ids = (
      await writeLines(
        world,
        person.id,
        Array.from({ length: 30 }, (_, day) => ({ at: `2026-10-${String(day + 1).padStart(2, '0')}T10:00:00Z` })),
      )
    ).reverse();
    const { result } = await list(person);
    expect(result.items.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(result.nextCursor).not.toBeNull();
    expect(await idsOf(person, { limit: 5, skip: 27 })).toEqual(ids.slice(27));
    expect((await list(person, { limit: 5, skip: 27 })).result.nextCursor).toBeNull();
    expect((await list(person, { limit: 30 })).result.nextCursor).toBeNull();
    expect(await walk(person, { limit: 7 })).toEqual(ids);
  });

  it('shows a line as it is', async () => {
    const person = await verifiedPerson(world);
    const [id] = await writeLines(world, person.id, [{ at: '2026-10-02T10:00:00.123Z', amountMinor: 123_450 }]);
    expect((await list(person)).result.items).toEqual([
      {
        id,
        kind: 'top-up',
        direction: 'in',
        amount: 1234.5,
        currency: 'NGN',
        status: transactionStatus.Successful,
        title: 'Top-up',
        detail: '',
        reference: expect.any(String),
        dateCreated: '2026-10-02T10:00:00.123Z',
        dateSettled: null,
      },
    ]);
  });

  it('loses and repeats no line of the same moment, however fine the clock of the database', async () => {
    const person = await verifiedPerson(world);
    const ids = await writeLines(
      world,
      person.id,
      Array.from({ length: 40 }, (_, index) => ({ at: `2026-10-02T10:00:00.12${3 + (index % 3)}Z` })),
    );
    // As the database would: microseconds that no browser ever sees.
    await world.db`
      update wallet_transaction set created_at = created_at + ascii(right(id, 1)) * interval '5 microseconds' where user_id = ${person.id}`;
    const walked = await walk(person, { limit: 3 });
    expect(walked).toHaveLength(40);
    expect([...walked].sort()).toEqual([...ids].sort());
    expect(walked).toEqual(await idsOf(person, { limit: 50 }));
  });

  it('goes on where it was while new lines come in', async () => {
    const person = await verifiedPerson(world);
    const ids = await writeLines(
      world,
      person.id,
      Array.from({ length: 12 }, (_, index) => ({ at: `2026-10-02T10:00:${10 + index}Z` })),
    );
    const walked = await walk(person, { limit: 4 }, () => writeLines(world, person.id, [{ at: new Date().toISOString() }]));
    expect(walked).toEqual(ids.reverse());
  });
});

describe('the history can be narrowed', () => {
  let person: Person;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    person = await verifiedPerson(world);
    const lines = {
      // 23:59:59.999 and 00:00 in Lagos, which is an hour ahead of UTC.
      lateOnFirst: { at: '2026-10-01T22:59:59.999Z', status: transactionStatus.Successful },
      earlyOnSecond: { at: '2026-10-01T23:00:00Z', status: transactionStatus.Pending },
      lateOnSecond: { at: '2026-10-02T22:59:59.999Z', status: transactionStatus.Failed },
      earlyOnThird: { at: '2026-10-02T23:00:00Z', status: transactionStatus.Reversed },
      dollars: { at: '2026-10-05T10:00:00Z', currency: 'USD' as const, status: transactionStatus.Successful },
    };
    const written = await writeLines(world, person.id, Object.values(lines));
    for (const [index, name] of Object.keys(lines).entries()) ids[name] = written[index] ?? '';
  });
  const named = (...names: string[]) => names.map((name) => ids[name]);

  it('to days in Lagos, both included', async () => {
    expect(await idsOf(person, { startDate: '2026-10-02', endDate: '2026-10-02' })).toEqual(
      named('lateOnSecond', 'earlyOnSecond'),
    );
    expect(await idsOf(person, { startDate: '2026-10-03' })).toEqual(named('dollars', 'earlyOnThird'));
    expect(await idsOf(person, { endDate: '2026-10-01' })).toEqual(named('lateOnFirst'));
  });

  it('to a status and to a currency', async () => {
    expect(await idsOf(person, { status: 0 })).toEqual(named('earlyOnSecond'));
    expect(await idsOf(person, { status: 1 })).toEqual(named('dollars', 'lateOnFirst'));
    expect(await idsOf(person, { status: 1, currency: 'NGN' })).toEqual(named('lateOnFirst'));
    expect(await idsOf(person, { currency: 'USD' })).toEqual(named('dollars'));
    expect(await walk(person, { status: 1, limit: 1 })).toEqual(named('dollars', 'lateOnFirst'));
  });

  it.each([
    ['limit', { limit: 0 }],
    ['limit', { limit: 51 }],
    ['limit', { limit: 'many' }],
    ['skip', { skip: -1 }],
    ['skip', { skip: 1.5 }],
    ['status', { status: 4 }],
    ['status', { status: 'Pending' }],
    ['currency', { currency: 'GBP' }],
    ['startDate', { startDate: '2026-02-30' }],
    ['startDate', { startDate: '0000-01-01' }],
    ['endDate', { endDate: '14.11.2026' }],
    ['endDate', { startDate: '2026-10-02', endDate: '2026-10-01' }],
    ['cursor', { cursor: 'x' }],
    ['cursor', { cursor: Buffer.from('["yesterday",1]').toString('base64url') }],
    ['cursor', { cursor: Buffer.from('["+275760-09-13T00:00:00.000Z","trx_"]').toString('base64url') }],
    ['cursor', { cursor: Buffer.from('["0000-01-01T00:00:00.000Z","trx_"]').toString('base64url') }],
    ['cursor', { cursor: Buffer.from('["2026-01-01T00:00:00.000Z","\\u0000"]').toString('base64url') }],
    ['userId', { userId: 'usr_00000000000000000000000000' }],
  ])('but not by a bad %s: %j', async (field, query) => {
    const { problem } = await list(person, query);
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', field]);
  });
});
