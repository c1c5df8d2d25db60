import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { markAllNotifications } from '@waybill/contract/notifications/mark-all-notifications';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type Listening, listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { notificationsOf, toldOf } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const idsOf = (items: readonly { readonly Id: string }[]) => items.map(({ Id }) => Id);

const newestShownTo = async (person: Person) =>
  (await notificationsOf(person))
    .map(({ LastModified }) => LastModified)
    .sort()
    .at(-1);

/** Waits until that much has been heard, and says what. */
const heardBy = async (listening: Listening, count: number) => {
  await eventually('The news', async () => listening.events.length >= count);
  listening.leave();
  return listening.events;
};

describe('the list of notifications', () => {
  it('begins with the newest, and is one’s own', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const older = await toldOf(world, person.id, { minutesAgo: 5 });
    const newer = await toldOf(world, person.id);
    await toldOf(world, other.id);
    expect(idsOf(await notificationsOf(person))).toEqual([newer, older]);
    expect(await notificationsOf(person)).toMatchObject([
      {
        Message: 'Something happened.',
        Count: 1,
        NotificationType: 1,
        category: 'social',
        IsSeenByUser: false,
        relatedUserName: null,
        link: '/timeline',
      },
      {},
    ]);
  });

  it('spells its fields as the product always has, and adds three of ours', async () => {
    const person = await verifiedPerson(world);
    await toldOf(world, person.id);
    const [row] = await notificationsOf(person);
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'Count',
      'DateCreated',
      'Id',
      'IsSeenByUser',
      'LastModified',
      'Message',
      'NotificationType',
      'RelatedUserAvatar',
      'TimelineItemId',
      'TimelineItemType',
      'category',
      'link',
      'relatedUserName',
    ]);
  });

  it('comes in pages, by the cursor of the last one or by skipping', async () => {
    const person = await verifiedPerson(world);
    const all: string[] = [];
    for (let minutesAgo = 0; minutesAgo < 7; minutesAgo += 1) all.push(await toldOf(world, person.id, { minutesAgo }));
    const pages: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { limit: 3, ...(cursor ? { cursor } : {}) };
      const { items, nextCursor } = (await person.call(listNotifications, { query })).result;
      pages.push(idsOf(items));
      cursor = nextCursor;
    }
    expect(pages).toEqual([all.slice(0, 3), all.slice(3, 6), all.slice(6)]);
    expect(idsOf(await notificationsOf(person, { limit: 3, skip: 5 }))).toEqual(all.slice(5));
  });

  it('shows what is unseen, or of one kind, to those who ask for it', async () => {
    const person = await verifiedPerson(world);
    const order = await toldOf(world, person.id, { type: 'orderAccepted', category: 'orders' });
    const money = await toldOf(world, person.id, { type: 'moneyIn', category: 'money' });
    await person.call(markNotification, { params: { id: order } });
    expect(idsOf(await notificationsOf(person, { filter: 'unseen' }))).toEqual([money]);
    expect(idsOf(await notificationsOf(person, { filter: 'orders' }))).toEqual([order]);
    expect(idsOf(await notificationsOf(person, { filter: 'money' }))).toEqual([money]);
    expect(await notificationsOf(person, { filter: 'account' })).toEqual([]);
    expect((await person.call(listNotifications, { query: { filter: 'yours' } })).problem.code).toBe('invalid_input');
  });

  it('is for those who have come all the way in', async () => {
    for (const call of [listNotifications, getUnseen, clearNotifications, markAllNotifications, restoreNotifications]) {
      expect((await world.visitor().call(call)).status).toBe(401);
      expect((await (await unverifiedPerson(world)).call(call)).status).toBe(403);
    }
  });

  it('counts what is unseen, up to 99', async () => {
    const person = await verifiedPerson(world);
    for (let count = 0; count < 101; count += 1) await toldOf(world, person.id);
    expect((await person.call(getUnseen)).result).toEqual({ chats: 0, notifications: 99 });
    expect((await person.call(listNotifications, { query: { limit: 1 } })).result.unseen).toBe(99);
  });
});

describe('marking as read', () => {
  it('one of one’s own is told to one’s other tabs, once', async () => {
    const person = await verifiedPerson(world);
    const [first, second] = [await toldOf(world, person.id), await toldOf(world, person.id)];
    const heard = await listenAs(person);
    for (const id of [first, first, second])
      expect((await person.call(markNotification, { params: { id } })).result).toMatchObject({ Id: id, IsSeenByUser: true });
    expect(await heardBy(heard, 2)).toEqual([
      { type: 'notification.changed', what: 'seen', id: first },
      { type: 'notification.changed', what: 'seen', id: second },
    ]);
    expect((await person.call(getUnseen)).result.notifications).toBe(0);
  });

  it('refuses what is somebody else’s, cleared or nobody’s, as if it were not there', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const [theirs, gone] = [await toldOf(world, other.id), await toldOf(world, person.id)];
    await person.call(clearNotifications);
    for (const id of [theirs, gone, newId('notification')])
      expect((await person.call(markNotification, { params: { id } })).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect(await notificationsOf(other, { filter: 'unseen' })).toHaveLength(1);
  });

  it('all of them at once', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (const { id } of [person, person, other]) await toldOf(world, id);
    const heard = await listenAs(person);
    for (const _ of [1, 2]) expect((await person.call(markAllNotifications)).status).toBe(204);
    await person.call(clearNotifications);
    // The second time there was nothing to tell.
    expect(await heardBy(heard, 2)).toEqual([
      { type: 'notification.changed', what: 'seen', id: null },
      { type: 'notification.changed', what: 'cleared', id: null },
    ]);
    expect((await other.call(getUnseen)).result.notifications).toBe(1);
  });

  it('those that were on the screen, and not what has come since', async () => {
    const person = await verifiedPerson(world);
    await toldOf(world, person.id, { minutesAgo: 3 });
    const until = await newestShownTo(person);
    const since = await toldOf(world, person.id);
    await person.call(markAllNotifications, { query: { until } });
    expect(idsOf(await notificationsOf(person, { filter: 'unseen' }))).toEqual([since]);
    const nonsense = { query: { until: 'just now' } };
    expect((await person.call(markAllNotifications, nonsense)).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'until' }],
    });
  });
});

describe('clearing', () => {
  it('leaves what has come since, or been added to', async () => {
    const person = await verifiedPerson(world);
    const [shown, addedTo] = [
      await toldOf(world, person.id, { minutesAgo: 3 }),
      await toldOf(world, person.id, { minutesAgo: 4 }),
    ];
    const until = await newestShownTo(person);
    await world.db`update notification set count = 2, modified_at = now() where id = ${addedTo}`;
    const since = await toldOf(world, person.id);
    expect((await person.call(clearNotifications, { query: { until } })).status).toBe(204);
    expect(idsOf(await notificationsOf(person))).toEqual([since, addedTo]);
    await person.call(restoreNotifications);
    expect(idsOf(await notificationsOf(person))).toEqual([since, shown, addedTo]);
  });

  it('takes all of them away, and can be undone as it was', async () => {
    const person = await verifiedPerson(world);
    const [older, newer] = [await toldOf(world, person.id, { minutesAgo: 3 }), await toldOf(world, person.id)];
    await person.call(markNotification, { params: { id: older } });
    const heard = await listenAs(person);
    expect((await person.call(clearNotifications)).status).toBe(204);
    expect(await notificationsOf(person)).toEqual([]);
    expect((await person.call(getUnseen)).result.notifications).toBe(0);
    expect((await person.call(restoreNotifications)).status).toBe(204);
    expect(await notificationsOf(person)).toMatchObject([
      { Id: newer, IsSeenByUser: false },
      { Id: older, IsSeenByUser: true },
    ]);
    expect(await heardBy(heard, 2)).toEqual([
      { type: 'notification.changed', what: 'cleared', id: null },
      { type: 'notification.changed', what: 'restored', id: null },
    ]);
  });

  it('is for good after ten minutes', async () => {
    const person = await verifiedPerson(world);
    await toldOf(world, person.id);
    await person.call(clearNotifications);
    await world.db`update notification set cleared_at = now() - interval '11 minutes' where user_id = ${person.id}`;
    await person.call(restoreNotifications);
    expect(await notificationsOf(person)).toEqual([]);
  });

  it('does not bring back what has been said anew since', async () => {
    const person = await verifiedPerson(world);
    const subject = newId('post');
    await toldOf(world, person.id, { subject });
    await person.call(clearNotifications);
    await toldOf(world, person.id, { subject });
    await person.call(clearNotifications);
    const newest = await toldOf(world, person.id, { subject });
    const otherwise = await toldOf(world, person.id, { type: 'commented', subject, minutesAgo: 1 });
    await world.db`update notification set cleared_at = now() where id = ${otherwise}`;
    await person.call(restoreNotifications);
    expect(idsOf(await notificationsOf(person))).toEqual([newest, otherwise]);
  });
});
