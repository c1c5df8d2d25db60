import { listActs } from '@waybill/contract/ops/list-acts';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { beforeAll, expect, it } from 'vitest';
import { recordAct } from '../../src/modules/ops/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let [ngozi, tunde, bayo] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  [ngozi, tunde, bayo] = [await staffMember(world), await staffMember(world), await verifiedPerson(world)];
  await transact(world.db, async (tx) => {
    for (const [staffId, subject] of [
      [ngozi.id, 'first'],
      [tunde.id, 'second'],
      [null, 'third'],
    ] as const)
      await recordAct(tx, { staffId, what: 'job-retried', subject, because: 'It was the network' });
  });
  await ngozi.call(suspendPerson, { params: { uid: bayo.id }, body: { because: 'A scam' } });
});

const list = async (query: Record<string, unknown> = {}) => (await tunde.call(listActs, { query })).result;
const subjects = async (query: Record<string, unknown>) => (await list(query)).items.map(({ subject }) => subject);

it('the audit trail says who did what, to what and why, the newest first', async () => {
  const { items, nextCursor } = await list();
  expect(nextCursor).toBeNull();
  expect(items.map(({ by, what, subject, username, because }) => [by, what, subject, username, because])).toEqual([
    [ngozi.details.username, 'suspended', bayo.details.username, bayo.details.username, 'A scam'],
    [null, 'job-retried', 'third', null, 'It was the network'],
    [tunde.details.username, 'job-retried', 'second', null, 'It was the network'],
    [ngozi.details.username, 'job-retried', 'first', null, 'It was the network'],
  ]);
});

it('it can be asked whose acts, which acts, and about whom', async () => {
  expect(await subjects({ by: ngozi.details.username.toUpperCase() })).toEqual([bayo.details.username, 'first']);
  expect(await subjects({ by: 'nobody.at.all' })).toEqual([]);
  expect(await subjects({ what: 'job-retried' })).toEqual(['third', 'second', 'first']);
  expect(await subjects({ userId: bayo.id })).toEqual([bayo.details.username]);
});

it('it is searched by words of a reason, by what was done to, and by days', async () => {
  expect(await subjects({ searchText: 'THE NETWORK' })).toEqual(['third', 'second', 'first']);
  expect(await subjects({ searchText: 'second' })).toEqual(['second']);
  expect(await subjects({ searchText: `@${bayo.details.username}` })).toEqual([bayo.details.username]);
  expect(await subjects({ searchText: '%' })).toEqual([]);
  const [{ today } = { today: '' }] = await world.db<
    { today: string }[]
  >`select (now() at time zone 'Africa/Lagos')::date::text as today`;
  expect(await subjects({ startDate: today, endDate: today })).toHaveLength(4);
  expect(await subjects({ endDate: '2026-01-01' })).toEqual([]);
  expect(await subjects({ startDate: '2099-01-01' })).toEqual([]);
  expect((await tunde.call(listActs, { query: { startDate: 'soon' } })).problem.errors[0]?.field).toBe('startDate');
});

it('it comes page by page', async () => {
  const first = await list({ limit: 3 });
  expect(first.items).toHaveLength(3);
  const { items, nextCursor } = await list({ limit: 3, cursor: first.nextCursor });
  expect([items.map(({ subject }) => subject), nextCursor]).toEqual([['first'], null]);
  expect((await tunde.call(listActs, { query: { cursor: 'nonsense' } })).problem.code).toBe('invalid_input');
});

it('it only grows: nothing in it can be changed, taken out or emptied, whoever tries', async () => {
  const before = await list();
  await expect(world.db`update ops_act set because = 'Nothing to see'`).rejects.toThrow('only grows');
  await expect(world.db`delete from ops_act`).rejects.toThrow('only grows');
  await expect(world.db`truncate ops_act`).rejects.toThrow('only grows');
  expect(await list()).toEqual(before);
});

it('it says the rest in words, money with its currency', async () => {
  const about = {
    direction: 'out',
    amountMinor: '150050',
    currency: 'NGN',
    reports: ['user-1', 'item-2'],
    reasons: [],
    roomId: null,
  };
  await transact(world.db, (tx) =>
    recordAct(tx, { staffId: ngozi.id, what: 'correction-proposed', subject: 'cor_1', userId: bayo.id, about }),
  );
  const split = { orderId: 'ord_1', carrierGets: 2000, currency: 'USD' };
  await transact(world.db, (tx) => recordAct(tx, { staffId: ngozi.id, what: 'dispute-split', subject: 'WB-1', about: split }));
  expect((await list({ limit: 2 })).items.map((act) => act.about)).toEqual([
    [
      { name: 'The carrier gets', value: '$2,000.00' },
      { name: 'Order', value: 'ord_1' },
    ],
    [
      { name: 'Amount', value: '₦1,500.50' },
      { name: 'Reports', value: 'user-1, item-2' },
      { name: 'Direction', value: 'out' },
    ],
  ]);
});
