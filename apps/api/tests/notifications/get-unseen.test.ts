import { getUnseen } from '@waybill/contract/notifications/get-unseen';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

import { insertNotification } from './rows.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('the list of notifications', () => {
  it('counts what is unseen, up to 99', async () => {
    const person = await verifiedPerson(world);
    for (let count = 0; count < 101; count += 1) await insertNotification(world, person.id);
    expect((await person.call(getUnseen)).result).toEqual({ chats: 0, notifications: 99 });
    expect((await person.call(listNotifications, { query: { limit: 1 } })).result.unseen).toBe(99);
  });
});
