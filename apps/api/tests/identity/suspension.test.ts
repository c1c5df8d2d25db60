import { once } from 'node:events';
import { createServer } from 'node:http';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { signOut } from '@waybill/contract/identity/sign-out';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { suspendAccount } from '../../src/modules/identity/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { createRealtimeHub } from '../../src/platform/realtime/hub.ts';
import { createPostgresBus } from '../../src/platform/realtime/postgres-bus.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { closesSoon, listenAs } from '../support/event-stream.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('a suspended account', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode());
  const bayo = madeBefore(() => verifiedPerson(world));

  const suspend = (isBlocked: boolean) => transact(world.node.context.db, (tx) => suspendAccount(tx, bayo.id, isBlocked));

  it('is refused every call at once, on every node, while the person is signed in', async () => {
    const doors = [bayo, sameBrowserAt(world, secondNode.origin, bayo)];
    for (const door of doors) expect((await door.call(listSessions)).status).toBe(200);

    await suspend(true);
    for (const door of doors) {
      await expect.poll(async () => (await door.call(listSessions)).status, { timeout: 4_000, interval: 10 }).toBe(403);
      for (const { call } of allRoutes.filter((route) => route.call.access !== 'public')) {
        const path = call.path.replace('{uid}', bayo.id).replace(/\{\w+\}/g, 'something');
        const response = await door.request(`/api${path}`, { method: call.method });
        expect(response.status, `${call.method} ${path}`).toBe(403);
        expect(await response.json()).toMatchObject({ code: 'account_suspended' });
      }
      expect((await door.call(refreshSession)).problem.code).toBe('account_suspended');
    }
  });

  it('works again where it was left once the suspension is lifted', async () => {
    await suspend(true);
    await suspend(false);
    for (const origin of [world.node.origin, secondNode.origin]) {
      const door = sameBrowserAt(world, origin, bayo);
      await expect
        .poll(async () => (await door.call(getUser, { params: { uid: bayo.id } })).status, { timeout: 4_000 })
        .toBe(200);
    }
  });

  it('tells the open tabs on every node that something happened, and then closes their streams', async () => {
    const tabs = [await listenAs(bayo), await listenAs(sameBrowserAt(world, secondNode.origin, bayo))];
    await suspend(true);
    for (const tab of tabs) {
      expect(await closesSoon(tab)).toBe(true);
      expect(tab.events).toEqual([{ type: 'user.changed' }]);
    }
    await suspend(false);
  });

  it('is told of even to a tab that opened its stream at that very moment', async () => {
    const { db } = world.node.context;
    const mayListen = async () => {
      await suspend(true);
      return false;
    };
    const hub = await createRealtimeHub({ db, buses: [createPostgresBus(db)], mayListen, onError: console.error });
    const server = createServer((_, response) => void hub.open({ ...bayo.session }, response, undefined));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const tab = await listenAs(world.visitor({ origin: `http://127.0.0.1:${typeof address === 'object' && address?.port}` }));
    await tab.closed;
    expect(tab.events).toEqual([{ type: 'user.changed' }]);
    server.close();
    await hub.stop();
    await suspend(false);
  });

  it('can still be signed out of', async () => {
    await suspend(true);
    expect((await bayo.call(signOut, { body: {} })).status).toBe(204);
    await suspend(false);
    await expect.poll(async () => (await bayo.call(listSessions)).status, { timeout: 4_000 }).toBe(401);
  });
});
