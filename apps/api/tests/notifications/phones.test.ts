import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { updateUser } from '@waybill/contract/users/update-user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from '../../src/modules/notifications/notify.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { look, personWithPhone, recordPushes, ringsAt } from './phones.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';

const world = useWorld({ LOG_LEVEL: 'silent' });
afterEach(() => vi.restoreAllMocks());

async function likedBy(author: Person, by: Person): Promise<string> {
  const { itemType, id } = (await write(author, 'Hello')).result;
  await by.call(likeItem, { params: { itemType, itemId: id } });
  await notified(author, 'liked', (row) => row.TimelineItemId === id);
  await allNotified(world);
  return id;
}

describe('a phone', () => {
  it('rings with what the notification says, and the same thing takes its own place', async () => {
    const [author, ada, bola] = [await personWithPhone(world), await verifiedPerson(world), await verifiedPerson(world)];
    const pushes = recordPushes(world);
    const itemId = await likedBy(author, ada);
    await world.db`update notification set rang_at = rang_at - interval '11 minutes' where user_id = ${author.id}`;
    await bola.call(likeItem, { params: { itemType: 3, itemId } });
    const { Id: id } = await notified(author, 'liked', ({ Count: count }) => count === 2);
    await allNotified(world);
    expect(pushes.map(({ message }) => message)).toEqual([
      { title: 'New like', body: 'Chidi Okafor liked your post.', url: `/timeline/post/3/${itemId}`, tag: id },
      {
        title: 'New like',
        body: 'Chidi Okafor and 1 other liked your post.',
        url: `/timeline/post/3/${itemId}`,
        tag: id,
      },
    ]);
    expect(await ringsAt(world, author.phone)).toBe(2);
  });

  it('rings once for many likes of the same in ten minutes, again after they were seen, and for every offer', async () => {
    const [author, ada, bola, chi] = [
      await personWithPhone(world),
      await verifiedPerson(world),
      await verifiedPerson(world),
      await verifiedPerson(world),
    ];
    const itemId = await likedBy(author, ada);
    await bola.call(likeItem, { params: { itemType: 3, itemId } });
    const { Id: id } = await notified(author, 'liked', ({ Count: count }) => count === 2);
    await allNotified(world);
    expect(await ringsAt(world, author.phone)).toBe(1);
    await author.call(markNotification, { params: { id } });
    await chi.call(likeItem, { params: { itemType: 3, itemId } });
    await notified(author, 'liked', ({ Count: count, IsSeenByUser }) => count === 1 && !IsSeenByUser);
    await allNotified(world);
    expect(await ringsAt(world, author.phone)).toBe(2);
    for (const key of [1, 2]) {
      const offer = { type: 'requestReceived', subject: itemId, key: `offer ${itemId} ${key}`, words: 'Ada offers.' } as const;
      await transact(world.db, (tx) => notify(world.node.context, tx, { ...offer, to: [author.id], link: '/orders' }));
    }
    await allNotified(world);
    expect(await ringsAt(world, author.phone)).toBe(4);
  });

  it('is quiet while its owner looks at the app on any device; the row is there all the same', async () => {
    const [author, ada] = [await personWithPhone(world), await verifiedPerson(world)];
    await look(author, true);
    await likedBy(author, ada);
    expect(await ringsAt(world, author.phone)).toBe(0);
    expect(await notificationsOf(author)).toHaveLength(1);
    await look(author, false);
    await likedBy(author, ada);
    expect(await ringsAt(world, author.phone)).toBe(1);
  });

  it('is quiet where ringing is switched off, and for whoever may not come in', async () => {
    const [quiet, suspended, ada] = [await personWithPhone(world), await personWithPhone(world), await verifiedPerson(world)];
    await quiet.call(updateUser, { body: { webPushNotificationEnabled: false } });
    await likedBy(quiet, ada);
    const { itemType, id: itemId } = (await write(suspended, 'Hello')).result;
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    const notification = {
      to: [suspended.id],
      type: 'liked',
      subject: itemId,
      key: itemId,
      words: 'Ada liked it.',
      link: `/timeline/post/${itemType}/${itemId}`,
    } as const;
    await transact(world.db, (tx) => notify(world.node.context, tx, notification));
    await allNotified(world);
    expect([await ringsAt(world, quiet.phone), await ringsAt(world, suspended.phone)]).toEqual([0, 0]);
  });

  it('that is gone is forgotten', async () => {
    const [author, ada] = [await personWithPhone(world, 'gone'), await verifiedPerson(world)];
    await likedBy(author, ada);
    expect(await world.db`select from push_token where user_id = ${author.id}`).toHaveLength(0);
  });

  it('that fails again and again is left out, tried once an hour, and rings as before once it is registered anew', async () => {
    const author = await personWithPhone(world, 'down');
    const { push } = world.node.context;
    const message = { title: 'Hello', body: 'Hello', url: '/', tag: 'hello' };
    const tries = async () => {
      const [row] = await world.db<{ failures: number }[]>`select failures from push_token where user_id = ${author.id}`;
      return row?.failures;
    };
    for (let time = 0; time < 5; time += 1) await expect(push.send(author.id, message)).rejects.toThrow('503');
    expect(await push.send(author.id, message)).toBe(0);
    expect(await tries()).toBe(5);
    await world.db`update push_token set failed_at = now() - interval '61 minutes' where user_id = ${author.id}`;
    await expect(push.send(author.id, message)).rejects.toThrow('503');
    expect(await push.send(author.id, message)).toBe(0);
    const [{ token } = { token: '' }] = await world.db<{ token: string }[]>`
      select token from push_token where user_id = ${author.id}`;
    await author.call(updateUser, { body: { pushNotificationToken: token } });
    expect(await tries()).toBe(0);
    await world.db`update push_token set failures = 49 where user_id = ${author.id}`;
    await world.db`update push_token set failed_at = now() - interval '61 minutes' where user_id = ${author.id}`;
    await expect(push.send(author.id, message)).rejects.toThrow('503');
    expect(await tries()).toBeUndefined();
  });

  it('that could not be reached is tried again, and in the app it stays one', async () => {
    const [author, ada] = [await personWithPhone(world), await verifiedPerson(world)];
    const { push } = world.node.context;
    const send = push.send.bind(push);
    let tries = 0;
    vi.spyOn(push, 'send').mockImplementation((userId, message) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('not today')) : send(userId, message);
    });
    const { itemType, id: itemId } = (await write(author, 'Hello')).result;
    await ada.call(likeItem, { params: { itemType, itemId } });
    await eventually('The phone rings after all', async () => {
      await world.db`update jobs.job set start_after = now() where state = 'retry'`;
      return (await ringsAt(world, author.phone)) === 1;
    });
    expect(await notificationsOf(author)).toMatchObject([{ Count: 1 }]);
  });

  it('of one out of many that could not be reached is tried again alone', async () => {
    const people = [await personWithPhone(world), await personWithPhone(world), await personWithPhone(world)];
    const unlucky = people[1]?.id;
    const { push } = world.node.context;
    const send = push.send.bind(push);
    let failures = 0;
    vi.spyOn(push, 'send').mockImplementation((userId, message) => {
      if (userId !== unlucky || failures > 0) return send(userId, message);
      failures += 1;
      return Promise.reject(new Error('not today'));
    });
    const subject = newId('post');
    const notification = {
      to: people.map(({ id }) => id),
      type: 'announcement',
      subject,
      key: subject,
      words: 'Hello.',
      link: '/timeline',
    } as const;
    expect(await transact(world.db, (tx) => notify(world.node.context, tx, notification))).toBe(3);
    await allNotified(world);
    expect(failures).toBe(1);
    for (const { phone } of people) expect(await ringsAt(world, phone)).toBe(1);
  });
});
