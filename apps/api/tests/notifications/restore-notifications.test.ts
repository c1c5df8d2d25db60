import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { listenAs } from '../support/event-stream.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { eventsOf, idsOf } from './own-events.ts';
import { insertNotification, notificationsOf } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('clearing', () => {
  it('takes all of them away, and can be undone as it was', async () => {
    const person = await verifiedPerson(world);
    const [older, newer] = [
      await insertNotification(world, person.id, { minutesAgo: 3 }),
      await insertNotification(world, person.id),
    ];
    await person.call(markNotification, { params: { id: older } });
    const stream = await listenAs(person);
    expect((await person.call(clearNotifications)).status).toBe(204);
    expect(await notificationsOf(person)).toEqual([]);
    expect((await person.call(getUnseen)).result.notifications).toBe(0);
    expect((await person.call(restoreNotifications)).status).toBe(204);
    expect(await notificationsOf(person)).toMatchObject([
      { Id: newer, IsSeenByUser: false },
      { Id: older, IsSeenByUser: true },
    ]);
    expect(await eventsOf(stream, 2)).toEqual([
      { type: 'notification.changed', what: 'cleared', id: null },
      { type: 'notification.changed', what: 'restored', id: null },
    ]);
  });

  it('does not bring back what has been said anew since', async () => {
    const person = await verifiedPerson(world);
    const subject = newId('post');
    await insertNotification(world, person.id, { subject });
    await person.call(clearNotifications);
    await insertNotification(world, person.id, { subject });
    await person.call(clearNotifications);
    const newest = await insertNotification(world, person.id, { subject });
    const otherwise = await insertNotification(world, person.id, { type: 'commented', subject, minutesAgo: 1 });
    await world.db`update notification set cleared_at = now() where id = ${otherwise}`;
    await person.call(restoreNotifications);
    expect(idsOf(await notificationsOf(person))).toEqual([newest, otherwise]);
  });
});
