import type { NotificationName } from '@waybill/contract/notifications/enums';
import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import { expect } from 'vitest';
import { carrier, type Deal } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import type { World } from '../support/world.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';

async function rename(world: World, { sender, carrier: by }: Pick<Deal, 'sender' | 'carrier'>): Promise<void> {
  await world.db`update profile set full_name = 'Ada Obi' where user_id = ${sender.id}`;
  await world.db`update profile set full_name = 'Bola Ade' where user_id = ${by.id}`;
}

export async function pair(world: World): Promise<Pick<Deal, 'sender' | 'carrier'>> {
  const people = { sender: await personWithMoney(world, { NGN: 20_000 }), carrier: await carrier(world) };
  await rename(world, people);
  return people;
}

/** The notification of one person; the other one gets none of that kind. */
export async function onlyNotified(
  world: World,
  person: Person,
  other: Person,
  type: NotificationName,
): Promise<NotificationView> {
  const row = await notified(person, type);
  await allNotified(world);
  expect((await notificationsOf(other)).filter(({ NotificationType }) => NotificationType === row.NotificationType)).toEqual([]);
  return row;
}

export async function latestFee(world: World, packageId: string): Promise<{ negotiationId: string }> {
  const [row] = await world.db<{ negotiationId: string }[]>`
    select id as negotiation_id from negotiation where package_id = ${packageId} order by created_at desc limit 1`;
  if (!row) throw new Error('Nobody has named an amount');
  return row;
}
