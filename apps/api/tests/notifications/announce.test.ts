import { notificationTypes } from '@waybill/contract/notifications/enums';
import { describe, expect, it } from 'vitest';
import { sendDueEmails } from '../../src/modules/notifications/jobs/email-jobs.ts';
import { sweepNotifications } from '../../src/modules/notifications/jobs/sweep.ts';
import { notify } from '../../src/modules/notifications/notify.ts';
import { announceNow } from '../../src/ops/announce.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { insertNotification, notificationsOf, notified } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('an announcement', () => {
  it('reaches everybody who may come in, and their open tabs; said again, those who have come since', async () => {
    const [ada, bola, suspended] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    const unverified = await unverifiedPerson(world);
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    const stream = await listenAs(ada);
    const announce = (link?: string) => announceNow(world.node.context, ' Tonight at two we rest for an hour. ', link);
    expect(await announce()).toBe('2 people were told.');
    await eventually('The open tab hears of it', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'notification.changed', what: 'added', id: null }]);
    for (const person of [ada, bola])
      expect(await notified(person, 'announcement')).toMatchObject({
        Message: 'Tonight at two we rest for an hour.',
        category: 'account',
        link: '/timeline',
      });
    expect(await announce()).toBe('Everybody has heard that already.');
    const newcomer = await verifiedPerson(world);
    expect(await announce()).toBe('1 person was told.');
    expect([await notificationsOf(newcomer), await notificationsOf(ada)]).toMatchObject([[{ Count: 1 }], [{ Count: 1 }]]);
    expect(await world.db`select from notification where user_id = any(${[unverified.id, suspended.id]})`).toHaveLength(0);
    expect(await announce('/settings')).toBe('3 people were told.');
  });

  it('leads to a place within the product and says something', async () => {
    for (const link of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'timeline'])
      await expect(announceNow(world.node.context, 'Look', link)).rejects.toThrow('an address within Waybill');
    for (const text of [' ', 'x'.repeat(301)])
      await expect(announceNow(world.node.context, text)).rejects.toThrow('1 to 300 characters');
  });
});

describe('what everybody is told', () => {
  it('waits behind the rings and receipts of single people', async () => {
    const person = await verifiedPerson(world);
    await world.db`insert into push_token (token, user_id) values (${person.id}, ${person.id})`;
    await announceNow(world.node.context, 'We rest for an hour.');
    const key = newId('order');
    const about = { to: [person.id], subject: key, key, words: 'Something happened.', link: '/orders' };
    for (const type of ['orderAccepted', 'moneyIn'] as const)
      await transact(world.db, (tx) => notify(world.node.context, tx, { ...about, type, key: `${type} ${key}` }));
    await world.db`update notification set created_at = now() - interval '11 minutes' where mail_due`;
    await sendDueEmails.handle(world.node.context, {} as never);
    const next = async (name: string) => {
      const rows = await world.db<{ type: number }[]>`
        select type from jobs.job join notification on notification.id in (data->>'id', data->'ids'->>0)
        where group_id = ${name} order by priority desc, created_on`;
      return rows.map(({ type }) => type);
    };
    const { announcement, orderAccepted, moneyIn } = notificationTypes;
    expect(await next('notifications.ring')).toEqual([orderAccepted, moneyIn, announcement]);
    expect((await next('notifications.send-email'))[0]).toBe(moneyIn);
  });
});

describe('the sweep', () => {
  it('takes away what can no longer be had back, what was seen long ago and what need not be remembered', async () => {
    const person = await verifiedPerson(world);
    const { db } = world;
    const [gone, cleared, seenLongAgo, seen, unseen] = [
      await insertNotification(world, person.id),
      await insertNotification(world, person.id),
      await insertNotification(world, person.id),
      await insertNotification(world, person.id),
      await insertNotification(world, person.id, { minutesAgo: 360 * 24 * 60 }),
      await insertNotification(world, person.id, { minutesAgo: 370 * 24 * 60 }),
    ];
    await db`update notification set cleared_at = now() - interval '11 minutes' where id = ${gone}`;
    await db`update notification set cleared_at = now() - interval '9 minutes' where id = ${cleared}`;
    await db`update notification set seen_at = now() - interval '91 days' where id = ${seenLongAgo}`;
    await db`update notification set seen_at = now() - interval '89 days' where id = ${seen}`;
    for (const days of [13, 15])
      await db`insert into notification_heard values (${person.id}, ${`${days} days`}, now() - make_interval(days => ${days}))`;
    await sweepNotifications.handle(world.node.context, {} as never);
    const kept = await db<{ id: string }[]>`select id from notification where user_id = ${person.id} order by id`;
    expect(kept.map(({ id }) => id)).toEqual([cleared, seen, unseen].sort());
    const rows = await db<{ key: string }[]>`select key from notification_heard where user_id = ${person.id}`;
    expect(rows.map(({ key }) => key)).toEqual(['13 days']);
  });
});
