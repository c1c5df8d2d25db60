import { beforeAll, describe, expect, it } from 'vitest';
import { tableCards } from '../../src/modules/users/personal-data/personal-data.ts';
import { proveLedger } from '../../src/modules/wallet/ledger/proof.ts';
import { habits, liveForAYear } from '../support/a-year.ts';
import { eventually } from '../support/eventually.ts';
import { carrier } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { payIn, personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const goes = Object.entries(tableCards).flatMap(([table, { kept }]) => ('until' in kept ? [{ table, by: kept.by }] : []));
const stays = Object.entries(tableCards).flatMap(([table, { kept }]) => ('forGood' in kept ? [table] : []));
/** What those who live through the test itself leave behind, in any table. */
const ofToday = 60;

async function countRows(tables: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const [row] = await world.db.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${table} where ${habits[table]?.only ?? 'true'}`,
    );
    counts.set(table, row?.rows ?? 0);
  }
  return counts;
}

/** As a node does it: each job comes from its queue, and one of its workers does it. */
async function everyJobOfANight(): Promise<void> {
  const jobs = [...new Set(goes.map(({ by }) => by))];
  await world.db`
    insert into jobs.job (name, group_id, data, singleton_key)
    select name, key, '{}', 'a night' from jobs.schedule where key = any(${jobs})`;
  await eventually('The end of a night', async () => {
    const open = await world.db`select from jobs.job where singleton_key = 'a night' and state <> 'completed'`;
    return open.length === 0;
  });
  expect(await world.db`select from jobs.job where singleton_key = 'a night'`).toHaveLength(jobs.length);
}

describe('after a year of life', () => {
  let before: Map<string, number>;

  beforeAll(async () => {
    const [member, sender, by] = [
      await verifiedPerson(world),
      await personWithMoney(world, { NGN: 13_000 }),
      await carrier(world),
    ];
    for (let month = 1; month <= 12; month += 1)
      await payIn(world, sender.id, 'NGN', month, new Date(Date.now() - month * 30 * 86_400_000));
    await liveForAYear(world.db, {
      userId: member.id,
      sessionId: member.session.sessionId,
      senderId: sender.id,
      carrierId: by.id,
    });
    before = await countRows([...goes.map(({ table }) => table), ...stays]);
    await everyJobOfANight();
  });

  it('every table whose rows go again has been lived in', () => {
    expect(Object.keys(habits).toSorted(), 'say in tests/support/a-year.ts what a day leaves there').toEqual(
      goes.map(({ table }) => table).toSorted(),
    );
    for (const { table } of goes) expect(before.get(table), table).toBeGreaterThanOrEqual(365);
  });

  it.each(goes.map(({ table }) => table))('%s is as large as its last days were', async (table) => {
    const rows = (await countRows([table])).get(table) ?? 0;
    const left = habits[table]?.left ?? 0;
    expect(rows).toBeGreaterThanOrEqual(left);
    expect(rows).toBeLessThan(left + ofToday);
  });

  it('nothing has left the books, the orders, the talk, the audit trail and whatever else stays', async () => {
    const after = await countRows(stays);
    for (const table of ['ledger_move', 'delivery_order', 'order_event', 'chat_message', 'ops_act', 'rating', 'identity_check'])
      expect(after.get(table), table).toBeGreaterThanOrEqual(table === 'ledger_move' ? 12 : 365);
    for (const [table, rows] of after) expect(rows, table).toBeGreaterThanOrEqual(before.get(table) ?? 0);
    expect(await proveLedger(world.db)).toEqual([]);
  });
});
