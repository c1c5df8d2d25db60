import { actingForHeader } from '@waybill/contract/businesses/acting-for';
import { nameOfCall } from '@waybill/contract/businesses/role-table';
import type { Call } from '@waybill/contract/call';
import { isPublicInTests, publicTestCalls, scopeOf } from '@waybill/contract/developers/scope-table';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { keyOf } from '../support/api-keys.ts';
import { memberOf } from '../support/businesses.ts';
import { confirm } from '../support/leaving.ts';
import { databaseOfWorld, sendByKey, type Tester, tester } from '../support/test-worlds.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const calls = allRoutes.map(({ call }) => call).filter((call) => scopeOf(call) !== undefined || isPublicInTests(call));

/** In every text that Ada has typed, so that any of it is recognised wherever it comes out. */
const mark = 'Zobo-7431';

describe('what Ada has in her test world', () => {
  let ada: Tester;
  let packageId: string;
  let trackingId: string;
  const askers: Record<string, Visitor> = {};

  beforeAll(async () => {
    ada = await tester(world);
    const posted = await sendByKey(ada.program, {
      ...{ receiverFullName: mark, description: `${mark} in a box`, senderFullName: mark },
      ...{ pickupAddress: `${mark} road`, dropoffAddress: `${mark} close` },
    });
    packageId = posted.result.id;
    trackingId = packageId;
    const bola = await tester(world);
    // Bola's own world is awake.
    await sendByKey(bola.program);
    askers['another test key'] = bola.program;
    askers['a live key of Ada’s'] = (await keyOf(world, ada.person, { scopes: ['read', 'ship', 'webhooks'] })).program;
    askers['Ada herself, signed in'] = ada.person;
    askers.nobody = world.visitor();
  });

  const ofAda = (name: string): string => {
    if (/package|item|^id$|order/i.test(name)) return packageId;
    if (/user|party|business/i.test(name)) return ada.person.id;
    if (/itemType/i.test(name)) return '1';
    return trackingId;
  };

  /** The address with Ada's ids in it, and a search for her words behind it. */
  function addressOf({ path }: Call): string {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'itemType' ? '1' : ofAda(name)));
    return `/api${filled}?searchText=${mark}&search=${mark}&q=${mark}`;
  }

  async function ask(asker: Visitor, call: Call, address: string): Promise<string> {
    const init: RequestInit =
      call.method === 'GET' || call.method === 'DELETE'
        ? {}
        : {
            body: JSON.stringify({
              packageId,
              timelineItemId: packageId,
              id: packageId,
              userId: ada.person.id,
              publicId: packageId,
            }),
            headers: { 'content-type': 'application/json' },
          };
    return (await asker.request(address, { ...init, method: call.method })).text();
  }

  it('is there for Ada’s own key', async () => {
    const text = await (await ada.program.request(`/api/timeline/1/${packageId}`)).text();
    expect(text).toContain(mark);
  });

  it.each(calls.map((call) => [nameOfCall(call), call] as const))(
    'does not come out at %s, whoever else asks',
    async (_, call) => {
      const found: string[] = [];
      for (const [name, asker] of Object.entries(askers))
        for (const address of [addressOf(call), addressOf(call).replace(/\?.*/, '')])
          if ((await ask(asker, call, address)).includes(mark)) found.push(`${name} at ${address}`);
      expect(found).toEqual([]);
    },
  );

  it('is as it was after all of that', async () => {
    const theirs = await databaseOfWorld(world, ada.person.id);
    expect(await theirs`select removed_at is null as is_there from timeline_item where id = ${packageId}`).toEqual([
      { isThere: true },
    ]);
  });

  it('and every one of those calls is in the list that says what keys open', () => {
    expect(calls.map(nameOfCall)).toEqual(expect.arrayContaining([...publicTestCalls]));
  });
});

describe('a world', () => {
  it('of a business is one for all its members, and is none of their own', async () => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'manager');
    const byOwner = (await keyOf(world, business, { isTest: true })).program;
    await confirm(person);
    const byMember = await keyOf(world, acting, { isTest: true });
    const { id } = (await sendByKey(byOwner)).result;
    const address = `/api/timeline/1/${id}`;
    expect((await byMember.program.request(address)).status).toBe(200);
    const own = (await keyOf(world, person, { isTest: true })).program;
    expect((await own.request(address)).status).toBe(404);
    const pretending = await own.request(address, { headers: { [actingForHeader]: business.id } });
    expect(pretending.status).toBe(403);
  });

  it('is a database of its own, with nobody’s name or number in it', async () => {
    const { person, program } = await tester(world);
    await sendByKey(program);
    const theirs: Database = await databaseOfWorld(world, person.id);
    const rows = await theirs`select account.*, profile.* from account join profile on profile.user_id = account.id`;
    const text = JSON.stringify(rows);
    for (const word of [person.details.email, person.details.phoneNumber, person.details.username, person.details.fullName])
      expect(text).not.toContain(word);
    expect(rows.map(({ email }) => String(email)).every((email) => email.endsWith('@test.invalid'))).toBe(true);
  });
});
