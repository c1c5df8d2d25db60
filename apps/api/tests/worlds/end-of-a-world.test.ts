import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { describe, expect, it } from 'vitest';
import { dropTestWorlds } from '../../src/modules/developers/jobs/drop-test-worlds.ts';
import { keyOf } from '../support/api-keys.ts';
import { leave } from '../support/leaving.ts';
import { sendByKey, tester } from '../support/test-worlds.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const sweep = () => dropTestWorlds.handle(world.node.context, {} as never);

async function databaseNameOf(ownerId: string): Promise<string> {
  const [row] = await world.db<{ database: string }[]>`select database from test_world where owner_id = ${ownerId}`;
  return row?.database ?? '';
}

async function isThere(database: string): Promise<boolean> {
  return (await world.db`select from pg_database where datname = ${database}`).count > 0;
}

describe('a test world', () => {
  it('goes 30 days after its last call, and the next call finds a new one', async () => {
    const { person, program } = await tester(world);
    const { id, itemType } = (await sendByKey(program)).result;
    const database = await databaseNameOf(person.id);
    await world.db`update test_world set used_at = now() - interval '29 days' where database = ${database}`;
    await sweep();
    expect(await databaseNameOf(person.id)).toBe(database);
    await world.db`update test_world set used_at = now() - interval '31 days' where database = ${database}`;
    await sweep();
    // Other nodes may still be in it.
    expect(await isThere(database)).toBe(true);
    const item = { params: { itemType, timelineItemId: id } };
    expect((await program.call(getTimelineItem, item)).status).toBe(404);
    await world.db`update test_world set ended_at = now() - interval '3 minutes' where database = ${database}`;
    await sweep();
    expect(await isThere(database)).toBe(false);
    expect(await world.db`select from test_world where database = ${database}`).toHaveLength(0);
    expect((await sendByKey(program)).status).toBe(201);
  });

  it('goes with its account', async () => {
    const { person, program } = await tester(world);
    await sendByKey(program);
    const database = await databaseNameOf(person.id);
    expect((await leave(person)).status).toBe(204);
    await world.db`update test_world set ended_at = now() - interval '3 minutes' where database = ${database}`;
    await sweep();
    expect(await isThere(database)).toBe(false);
  });
});

describe('room for test worlds', () => {
  it('is made by the one that was called longest ago, and by none that is in use', async () => {
    await world.db`update test_world set owner_id = null, ended_at = now() where ended_at is null`;
    const small = await world.startNode({ TEST_WORLDS_KEPT: '2' });
    const at = async ({ person }: Awaited<ReturnType<typeof tester>>) => {
      const { secret } = await keyOf(world, person, { isTest: true });
      return world.visitor({ origin: small.origin, headers: { authorization: `Bearer ${secret}` } });
    };
    const [one, two, three] = [await tester(world), await tester(world), await tester(world)];
    const [first, second, third] = [await at(one), await at(two), await at(three)];
    expect((await sendByKey(first)).status).toBe(201);
    expect((await sendByKey(second)).status).toBe(201);
    expect((await sendByKey(third)).status, 'both are in use').toBe(503);
    const longAgo = (await databaseNameOf(one.person.id)) ?? '';
    await world.db`update test_world set used_at = now() - interval '2 hours' where database = ${longAgo}`;
    expect((await sendByKey(third)).status).toBe(201);
    expect(await world.db`select from test_world where database = ${longAgo} and ended_at is not null`).toHaveLength(1);
    expect((await sendByKey(second)).status, 'it stays').toBe(201);
    expect((await sendByKey(first)).status, 'no room for its new one').toBe(503);
  });
});

describe('a node', () => {
  it('whose test worlds are all in use asks for patience', async () => {
    await world.db`update test_world set used_at = now() - interval '1 day'`;
    const small = await world.startNode({ TEST_WORLDS: '1' });
    const [one, other] = [await tester(world), await tester(world)];
    const at = (headers: string) => world.visitor({ origin: small.origin, headers: { authorization: headers } });
    const keyed = async ({ person }: typeof one) => `Bearer ${(await keyOf(world, person, { isTest: true })).secret}`;
    const [first, second] = [at(await keyed(one)), at(await keyed(other))];
    expect((await sendByKey(first)).status).toBe(201);
    expect((await sendByKey(second)).status).toBe(503);
  });

  it('without test worlds says so', async () => {
    const without = await world.startNode({ TEST_WORLDS: '0' });
    const { person } = await tester(world);
    const { secret } = await keyOf(world, person, { isTest: true });
    const program = world.visitor({ origin: without.origin, headers: { authorization: `Bearer ${secret}` } });
    const refused = await sendByKey(program);
    expect(refused.status).toBe(503);
    expect(refused.problem.detail).toContain('no test worlds');
  });
});
