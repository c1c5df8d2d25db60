import { listSessions } from '@waybill/contract/identity/list-sessions';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { signOut } from '@waybill/contract/identity/sign-out';
import { describe, expect, it } from 'vitest';
import { sameBrowserAt } from '../support/at-once.ts';
import { closesSoon, listenAs } from '../support/event-stream.ts';
import { madeBefore } from '../support/made-before.ts';
import { onAnotherDevice, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('signing out', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode());
  const amina = madeBefore(() => verifiedPerson(world));

  const aminaOnAnotherDevice = () => onAnotherDevice(world, amina);

  it('ends this session only, on every node, and takes the cookie away', async () => {
    const [laptop, phone] = [await aminaOnAnotherDevice(), await aminaOnAnotherDevice()];
    const onSecondNode = sameBrowserAt(world, secondNode.origin, laptop);
    expect((await onSecondNode.call(listSessions)).status).toBe(200);
    const copy = sameBrowserAt(world, world.node.origin, laptop);

    const answer = await laptop.call(signOut, { body: {} });
    expect(answer.status).toBe(204);
    expect(laptop.cookies.has('waybill_refresh')).toBe(false);
    for (const door of [laptop, onSecondNode])
      await expect.poll(async () => (await door.call(listSessions)).status, { timeout: 4_000, interval: 10 }).toBe(401);
    expect((await copy.call(refreshSession)).problem.code, 'a kept cookie is worth nothing').toBe('session_ended');
    expect((await phone.call(listSessions)).status).toBe(200);
  });

  it('everywhere ends every session, and every open tab on every node hears of it and is closed', async () => {
    const [laptop, phone] = [await aminaOnAnotherDevice(), await aminaOnAnotherDevice()];
    const tablet = sameBrowserAt(world, secondNode.origin, await aminaOnAnotherDevice());
    const tabs = [await listenAs(laptop), await listenAs(phone), await listenAs(tablet)];

    expect((await laptop.call(signOut, { body: { everywhere: true } })).status).toBe(204);
    for (const [index, device] of [laptop, phone, tablet].entries()) {
      const tab = tabs[index];
      if (!tab) throw new Error('unreachable');
      expect(await closesSoon(tab), `tab ${index}`).toBe(true);
      expect(tab.events).toContainEqual({ type: 'session.ended', sessionId: device.session.sessionId });
      expect((await device.call(listSessions)).problem.code).toBe('session_ended');
    }
    expect((await world.visitor().request('/api/health')).status, 'the node goes on').toBe(200);
  });

  it('leaves other people signed in', async () => {
    const [laptop, bystander] = [await aminaOnAnotherDevice(), await verifiedPerson(world)];
    await laptop.call(signOut, { body: { everywhere: true } });
    expect((await bystander.call(listSessions)).status).toBe(200);
  });

  it('works with an access token that is no longer good, and for somebody who is signed out already', async () => {
    const laptop = await aminaOnAnotherDevice();
    laptop.actAs({ ...laptop.session, accessToken: 'stale' });
    expect((await laptop.call(signOut, { body: {} })).status).toBe(204);
    expect((await laptop.call(signOut, { body: {} })).status).toBe(204);
    expect((await world.visitor().call(signOut, { body: {} })).status).toBe(204);
    const [row] = await world.db`select ended_at from session where id = ${laptop.session.sessionId}`;
    expect(row?.endedAt).not.toBeNull();
  });

  it('is refused when another site made the browser ask', async () => {
    const laptop = await aminaOnAnotherDevice();
    const evil = world.visitor({ headers: { 'sec-fetch-site': 'cross-site' } });
    evil.cookies.set('waybill_refresh', laptop.cookies.get('waybill_refresh') ?? '');
    expect((await evil.call(signOut, { body: { everywhere: true } })).problem.code).toBe('cross_site_request');
    expect((await laptop.call(listSessions)).status).toBe(200);
  });
});
