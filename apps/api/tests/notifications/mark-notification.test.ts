import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { listenAs } from '../support/event-stream.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { eventsOf } from './own-events.ts';
import { insertNotification, notificationsOf } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('marking as read', () => {
  it('one of one’s own is told to one’s other tabs, once', async () => {
    const person = await verifiedPerson(world);
    const [first, second] = [await insertNotification(world, person.id), await insertNotification(world, person.id)];
    const stream = await listenAs(person);
    for (const id of [first, first, second])
      expect((await person.call(markNotification, { params: { id } })).result).toMatchObject({ Id: id, IsSeenByUser: true });
    expect(await eventsOf(stream, 2)).toEqual([
      { type: 'notification.changed', what: 'seen', id: first },
      { type: 'notification.changed', what: 'seen', id: second },
    ]);
    expect((await person.call(getUnseen)).result.notifications).toBe(0);
  });

  it('refuses what is somebody else’s, cleared or nobody’s, as if it were not there', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const [theirs, gone] = [await insertNotification(world, other.id), await insertNotification(world, person.id)];
    await person.call(clearNotifications);
    for (const id of [theirs, gone, newId('notification')])
      expect((await person.call(markNotification, { params: { id } })).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect(await notificationsOf(other, { filter: 'unseen' })).toHaveLength(1);
  });
});
