import { endSession } from '@waybill/contract/identity/end-session';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { describe, expect, it } from 'vitest';
import { transact } from '../../src/platform/db/database.ts';
import { sendEvent } from '../../src/platform/realtime/inbox.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { closesSoon, listenAs } from '../support/event-stream.ts';
import { madeBefore } from '../support/made-before.ts';
import { onAnotherDevice, verifiedPerson } from '../support/people.ts';
import { openStream } from '../support/streams.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

/** The event takes a few milliseconds to every node. What a node remembers would take five seconds. */
const atOnceMeans = { timeout: 4_000, interval: 10 };

describe('ending a session', () => {
  const world = useWorld();

  const secondNode = madeBefore(() => world.startNode());
  const emeka = madeBefore(() => verifiedPerson(world));

  /** Signed in and known to the second node, as a phone that is in use. */
  async function lostPhone(): Promise<Visitor> {
    const phone = await onAnotherDevice(world, emeka, { origin: secondNode.origin });
    await phone.call(listSessions);
    return phone;
  }

  const end = (visitor: Visitor, sessionId: string) => visitor.call(endSession, { params: { sessionId } });

  it('signs the lost phone out at once: its stream on the other node hears of it and closes, and its token is refused there', async () => {
    const phone = await lostPhone();
    const [onPhone, onLaptop] = [await listenAs(phone), await listenAs(emeka)];

    expect((await end(emeka, phone.session.sessionId)).status).toBe(204);
    expect(await closesSoon(onPhone)).toBe(true);
    expect(onPhone.events).toEqual([{ type: 'session.ended', sessionId: phone.session.sessionId }]);
    expect((await phone.call(listSessions)).problem.code).toBe('session_ended');
    expect((await phone.call(refreshSession)).problem.code).toBe('session_ended');

    expect((await emeka.call(listSessions)).status, 'the laptop stays signed in').toBe(200);
    await expect.poll(() => onLaptop.events, { timeout: 4_000 }).toEqual(onPhone.events);
  });

  it('reaches a node that was cut off from the events when it happened, within five seconds', async () => {
    const phone = await lostPhone();
    const onPhone = await listenAs(phone);
    await world.db`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'waybill' and query ilike 'listen%'`;
    expect((await end(emeka, phone.session.sessionId)).status).toBe(204);
    await onPhone.closed;
    expect(onPhone.events).toEqual([{ type: 'session.ended', sessionId: phone.session.sessionId }]);
    await expect.poll(async () => (await phone.call(listSessions)).status).toBe(401);
  });

  it('leaves no stream open that was asked for at the very moment of the end', async () => {
    const phone = await lostPhone();
    // The node still remembers the phone, and the event that ends it is already behind the new stream's beginning.
    await world.db`update session set ended_at = now() where id = ${phone.session.sessionId}`;
    expect(await closesSoon(await listenAs(phone))).toBe(true);
  });

  it('keeps what was missed from a stream that was asked for at that moment', async () => {
    const phone = await lostPhone();
    await transact(world.db, (tx) =>
      sendEvent(tx, emeka.id, ...Array.from({ length: 120 }, () => ({ type: 'wallet.changed' }) as const)),
    );
    await world.db`update session set ended_at = now() where id = ${phone.session.sessionId}`;
    const { accessToken } = phone.session;
    const stream = await openStream(accessToken, { origin: secondNode.origin, after: 0 });
    await expect.poll(() => stream.isOpen).toBe(false);
    expect(stream.messages.map(({ event }) => event)).toEqual([{ type: 'stream.reset' }]);
  });

  it('works on the very session that asks', async () => {
    const phone = await lostPhone();
    expect((await end(phone, phone.session.sessionId)).status).toBe(204);
    await expect.poll(async () => (await phone.call(listSessions)).status, atOnceMeans).toBe(401);
  });

  it('does nothing to other people’s sessions', async () => {
    const mallory = await verifiedPerson(world);
    expect((await end(mallory, emeka.session.sessionId)).problem.code).toBe('not_found');
    expect((await emeka.call(listSessions)).status).toBe(200);
  });

  it('happens once, however often it is asked for at the same moment', async () => {
    const phone = await lostPhone();
    const laptopThere = sameBrowserAt(world, secondNode.origin, emeka);
    const answers = await atOnce(10, (index) => end(index % 2 ? emeka : laptopThere, phone.session.sessionId));
    expect(tally(answers)).toEqual({ 204: 1, not_found: 9 });
    const events = await world.db`select 1 from realtime_inbox where event->>'sessionId' = ${phone.session.sessionId}`;
    expect(events).toHaveLength(1);
  });

  it('asks for an id that could be one', async () => {
    for (const sessionId of ['nonsense', emeka.id, "ses_' or 1=1", 'SES_01JCABCDEFGHJKMNPQRSTVWXYZ'])
      expect((await end(emeka, sessionId)).problem.code, sessionId).toBe('invalid_input');
  });
});
