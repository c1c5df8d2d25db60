import { describe, expect, it } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { readMigrations } from '../../src/platform/db/migrate.ts';
import { leave } from '../support/leaving.ts';
import { codesOf, dealAt, moveTo } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { expectBooksToBeRight } from '../support/people-with-money.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

/** Once more, on what looks as it did before; what it has made already is there. */
async function runAgain(name: string): Promise<void> {
  const migration = readMigrations().find((one) => one.name.endsWith(name));
  if (!migration) throw new Error(`There is no migration ${name}`);
  await transact(world.db, async (tx) => {
    await tx.unsafe(migration.text.replace(/^create index[^;]*;/gm, ''));
  });
}

describe('what was kept before', () => {
  it('of those who had left is cleared away, and the audit trail names people by their ids', async () => {
    const person = await verifiedPerson(world);
    const { id } = (await write(person, 'Hello')).result;
    expect((await leave(person)).status).toBe(204);
    await world.db`update timeline_item set message = 'Quistbefore' where id = ${id}`;
    const act = (what: string, subject: string) => world.db`
      insert into ops_act (what, subject, user_id, because) values (${what}, ${subject}, ${person.id}, 'A scam')`;
    await act('suspended', person.details.username);
    await act('dispute-split', 'WB-1');
    await runAgain('-users-forgotten-people.sql');
    expect(await world.db`select message from timeline_item where id = ${id}`).toEqual([{ message: '' }]);
    expect(await world.db`select what, subject, because from ops_act where user_id = ${person.id} order by id`).toEqual([
      { what: 'suspended', subject: person.id, because: 'A scam' },
      { what: 'dispute-split', subject: 'WB-1', because: 'A scam' },
    ]);
    await expect(world.db`update ops_act set because = ''`).rejects.toThrow('only grows');
  });

  it('of doors in the titles of deals is the part of town now, and the books are as they were', async () => {
    const { carrier, packageId, orderId } = await dealAt(world, 'PickedUp');
    await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    const door = 'Phones and electronics to 7 Aminu Kano Crescent';
    await world.db`
      update timeline_item set drop_offs = jsonb_build_array(drop_offs -> 0 || '{"label": "7 Aminu Kano Crescent", "placeId": "osm:1"}')
      where id = ${packageId}`;
    await world.db`update escrow set title = ${door} where package_id = ${packageId}`;
    await world.db`update wallet_transaction set title = ${door} where reference like ${`% ${packageId} %`}`;
    await runAgain('-wallet-titles-without-doors.sql');
    const titles = await world.db<{ title: string }[]>`
      select title from escrow where package_id = ${packageId}
      union all select title from wallet_transaction where reference like ${`% ${packageId} %`}`;
    expect(titles.length).toBeGreaterThan(1);
    expect([...new Set(titles.map(({ title }) => title))]).toEqual([
      'Phones and electronics to Abuja, Federal Capital Territory',
    ]);
    await expectBooksToBeRight(world);
  });
});
