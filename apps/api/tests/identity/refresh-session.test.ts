import { listSessions } from '@waybill/contract/identity/list-sessions';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { sendEvent } from '../../src/platform/realtime/inbox.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { onAnotherDevice, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const cookieName = 'waybill_refresh';

/** A browser that holds nothing but this one refresh cookie. */
function holding(visitor: Visitor, token: string | undefined): Visitor {
  if (token) visitor.cookies.set(cookieName, token);
  return visitor;
}

describe('renewing a session', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode({ PUBLIC_URL: 'https://waybill.example', DEMO: 'on' }));
  const chidi = madeBefore(() => verifiedPerson(world));

  const chidiOnAnotherDevice = () => onAnotherDevice(world, chidi);

  it('trades the cookie for a new token and a new cookie of the same session', async () => {
    const laptop = await chidiOnAnotherDevice();
    const before = { ...laptop.session, cookie: laptop.cookies.get(cookieName) };
    const { result } = await laptop.call(refreshSession);
    expect(result).toMatchObject({ userId: chidi.id, sessionId: before.sessionId });
    expect(laptop.cookies.get(cookieName)).not.toBe(before.cookie);
    laptop.actAs(result);
    expect((await laptop.call(getUser, { params: { uid: chidi.id } })).status).toBe(200);
    expect((await laptop.call(refreshSession)).status).toBe(200);
  });

  it('says up to which event whatever is asked next is known', async () => {
    const laptop = await chidiOnAnotherDevice();
    const before = (await laptop.call(refreshSession)).result;
    await transact(world.db, (tx) => sendEvent(tx, chidi.id, { type: 'user.changed' }));
    const { lastEvent } = (await laptop.call(refreshSession)).result;
    expect(lastEvent).toBe(before.lastEvent + 1);
  });

  it('needs the cookie, and one that we gave', async () => {
    for (const token of [undefined, 'rubbish', 'A'.repeat(43), 'a'.repeat(5_000), '%00']) {
      const answer = await holding(world.visitor(), token).call(refreshSession);
      expect(answer.problem.code, token).toBe('not_signed_in');
    }
  });

  it('sends the cookie over https only where the site is on https', async () => {
    const laptop = await chidiOnAnotherDevice();
    const plain = await laptop.call(refreshSession);
    const secure = await sameBrowserAt(world, secondNode.origin, laptop).call(refreshSession);
    expect(plain.headers.get('set-cookie')).not.toMatch(/; Secure/);
    expect(secure.headers.get('set-cookie')).toMatch(
      /^waybill_refresh=[\w-]{43}; Max-Age=2592000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('lets exactly one of twenty tabs win that renew at once on two nodes, and tells the others so', async () => {
    const laptop = await chidiOnAnotherDevice();
    const tabs = await atOnce(20, async (index) => {
      const tab = sameBrowserAt(world, index % 2 ? secondNode.origin : world.node.origin, laptop);
      return { tab, answer: await tab.call(refreshSession) };
    });
    expect(tally(tabs.map(({ answer }) => answer))).toEqual({ 200: 1, already_refreshed: 19 });
    const winner = tabs.find(({ answer }) => answer.status === 200);
    expect((await winner?.tab.call(refreshSession))?.status).toBe(200);
  });

  it('takes a spent cookie within ten seconds for a slow tab, and the session goes on', async () => {
    const laptop = await chidiOnAnotherDevice();
    const slowTab = sameBrowserAt(world, world.node.origin, laptop);
    await laptop.call(refreshSession);
    await world.db`update refresh_token set used_at = now() - interval '8 seconds' where used_at is not null and session_id = ${laptop.session.sessionId}`;
    expect((await slowTab.call(refreshSession)).problem.code).toBe('already_refreshed');
    expect((await laptop.call(refreshSession)).status).toBe(200);
  });

  it('takes a spent cookie after that for stolen, and ends the session for thief and owner, on every node', async () => {
    const laptop = await chidiOnAnotherDevice();
    const phone = await chidiOnAnotherDevice();
    const thief = sameBrowserAt(world, world.node.origin, laptop);
    laptop.actAs((await laptop.call(refreshSession)).result);
    const onSecondNode = sameBrowserAt(world, secondNode.origin, laptop);
    expect((await onSecondNode.call(listSessions)).status).toBe(200);
    await world.db`update refresh_token set used_at = now() - interval '11 seconds' where used_at is not null and session_id = ${laptop.session.sessionId}`;

    expect((await thief.call(refreshSession)).problem.code).toBe('session_ended');
    expect((await laptop.call(refreshSession)).problem.code).toBe('session_ended');
    for (const door of [laptop, onSecondNode])
      await expect.poll(async () => (await door.call(listSessions)).status, { timeout: 4_000, interval: 10 }).toBe(401);
    expect((await phone.call(refreshSession)).status, 'another device is another family').toBe(200);
  });

  it('ends it too when it is the thief who renewed first and the owner comes second', async () => {
    const laptop = await chidiOnAnotherDevice();
    const thief = sameBrowserAt(world, secondNode.origin, laptop);
    thief.actAs((await thief.call(refreshSession)).result);
    await world.db`update refresh_token set used_at = now() - interval '11 seconds' where used_at is not null and session_id = ${laptop.session.sessionId}`;
    expect((await laptop.call(refreshSession)).problem.code).toBe('session_ended');
    expect((await thief.call(refreshSession)).problem.code).toBe('session_ended');
  });

  it.each(['cross-site', 'same-site'])(
    'is refused when a %s page made the browser ask, and costs the owner nothing',
    async (site) => {
      const evil = await world.visitor({ headers: { 'sec-fetch-site': site } });
      const laptop = await chidiOnAnotherDevice();
      const answer = await holding(evil, laptop.cookies.get(cookieName)).call(refreshSession);
      expect(answer.problem.code).toBe('cross_site_request');
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect((await laptop.call(refreshSession)).status).toBe(200);
    },
  );

  it.each([
    ['thirty days without use', { lastUsedAt: '30 days 1 minute', startedAt: '60 days' }, 'session_ended'],
    ['ninety days, however much it is used', { lastUsedAt: '1 minute', startedAt: '90 days 1 minute' }, 'session_ended'],
    ['no shorter time', { lastUsedAt: '29 days', startedAt: '89 days' }, undefined],
  ])('is over after %s', async (_, { lastUsedAt, startedAt }, refusal) => {
    const laptop = await chidiOnAnotherDevice();
    await world.db`
      update session set last_used_at = now() - ${lastUsedAt}::interval, started_at = now() - ${startedAt}::interval,
        expires_at = expires_at - ${startedAt}::interval where id = ${laptop.session.sessionId}`;
    const answer = await laptop.call(refreshSession);
    if (refusal) expect(answer.problem.code).toBe(refusal);
    else expect(answer.status).toBe(200);
  });

  it('is refused to a suspended person, and works again with the same cookie once the suspension is lifted', async () => {
    const laptop = await chidiOnAnotherDevice();
    await world.db`update account set blocked_at = now() where id = ${chidi.id}`;
    const refused = await laptop.call(refreshSession);
    await world.db`update account set blocked_at = null where id = ${chidi.id}`;
    expect(refused.problem.code).toBe('account_suspended');
    expect((await laptop.call(refreshSession)).status).toBe(200);
  });
});
