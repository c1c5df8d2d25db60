import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { markAllNotifications } from '@waybill/contract/notifications/mark-all-notifications';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { describe, expect, it } from 'vitest';
import { unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { idsOf } from './own-events.ts';
import { insertNotification, notificationsOf } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('the list of notifications', () => {
  it('begins with the newest, and is one’s own', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const older = await insertNotification(world, person.id, { minutesAgo: 5 });
    const newer = await insertNotification(world, person.id);
    await insertNotification(world, other.id);
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
    await insertNotification(world, person.id);
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
    for (let minutesAgo = 0; minutesAgo < 7; minutesAgo += 1)
      all.push(await insertNotification(world, person.id, { minutesAgo }));
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
    const order = await insertNotification(world, person.id, { type: 'orderAccepted', category: 'orders' });
    const money = await insertNotification(world, person.id, { type: 'moneyIn', category: 'money' });
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
});
