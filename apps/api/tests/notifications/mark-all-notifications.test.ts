import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { markAllNotifications } from '@waybill/contract/notifications/mark-all-notifications';
import { describe, expect, it } from 'vitest';
import { listenAs } from '../support/event-stream.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { eventsOf, idsOf, newestShownTo } from './own-events.ts';
import { insertNotification, notificationsOf } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('marking as read', () => {
  it('all of them at once', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (const { id } of [person, person, other]) await insertNotification(world, id);
    const stream = await listenAs(person);
    for (const _ of [1, 2]) expect((await person.call(markAllNotifications)).status).toBe(204);
    await person.call(clearNotifications);
    // The second time there was nothing to tell.
    expect(await eventsOf(stream, 2)).toEqual([
      { type: 'notification.changed', what: 'seen', id: null },
      { type: 'notification.changed', what: 'cleared', id: null },
    ]);
    expect((await other.call(getUnseen)).result.notifications).toBe(1);
  });

  it('those that were on the screen, and not what has come since', async () => {
    const person = await verifiedPerson(world);
    await insertNotification(world, person.id, { minutesAgo: 3 });
    const until = await newestShownTo(person);
    const since = await insertNotification(world, person.id);
    await person.call(markAllNotifications, { query: { until } });
    expect(idsOf(await notificationsOf(person, { filter: 'unseen' }))).toEqual([since]);
    const nonsense = { query: { until: 'just now' } };
    expect((await person.call(markAllNotifications, nonsense)).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'until' }],
    });
  });
});
