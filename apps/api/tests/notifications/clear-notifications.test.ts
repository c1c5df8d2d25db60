import { clearNotifications } from '@waybill/contract/notifications/clear-notifications';
import { restoreNotifications } from '@waybill/contract/notifications/restore-notifications';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';
import { idsOf, newestShownTo } from './own-events.ts';
import { insertNotification, notificationsOf } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('clearing', () => {
  it('leaves what has come since, or been added to', async () => {
    const person = await verifiedPerson(world);
    const [shown, addedTo] = [
      await insertNotification(world, person.id, { minutesAgo: 3 }),
      await insertNotification(world, person.id, { minutesAgo: 4 }),
    ];
    const until = await newestShownTo(person);
    await world.db`update notification set count = 2, modified_at = now() where id = ${addedTo}`;
    const since = await insertNotification(world, person.id);
    expect((await person.call(clearNotifications, { query: { until } })).status).toBe(204);
    expect(idsOf(await notificationsOf(person))).toEqual([since, addedTo]);
    await person.call(restoreNotifications);
    expect(idsOf(await notificationsOf(person))).toEqual([since, shown, addedTo]);
  });

  it('is for good after ten minutes', async () => {
    const person = await verifiedPerson(world);
    await insertNotification(world, person.id);
    await person.call(clearNotifications);
    await world.db`update notification set cleared_at = now() - interval '11 minutes' where user_id = ${person.id}`;
    await person.call(restoreNotifications);
    expect(await notificationsOf(person)).toEqual([]);
  });
});
