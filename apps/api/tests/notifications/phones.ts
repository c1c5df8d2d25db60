import { createECDH, randomBytes } from 'node:crypto';
import { setPresence } from '@waybill/contract/users/set-presence';
import { updateUser } from '@waybill/contract/users/update-user';
import { expect, vi } from 'vitest';
import type { PushMessage } from '../../src/providers/push/port.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import type { World } from '../support/world.ts';

/** Somebody with a browser that wants to ring; `word` says how it answers. */
export async function personWithPhone(world: World, word = 'phone'): Promise<Person & { readonly phone: string }> {
  const person = await verifiedPerson(world);
  const phone = `${word}-${randomBytes(6).toString('hex')}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  const subscription = { endpoint: `${world.sandboxOrigin}/web-push/${phone}`, expirationTime: null, keys };
  const { status } = await person.call(updateUser, { body: { pushNotificationToken: JSON.stringify(subscription) } });
  expect(status).toBe(200);
  return Object.assign(person, { phone });
}

export async function ringsAt(world: World, phone: string): Promise<number> {
  const query = new URLSearchParams({ subscription: phone });
  const response = await fetch(`${world.sandboxOrigin}/sandbox/api/web-push/messages?${query}`);
  return ((await response.json()) as { messages: unknown[] }).messages.length;
}

/** The push messages from now on. */
export function recordPushes(world: World): { userId: string; message: PushMessage }[] {
  const { push } = world.node.context;
  const pushes: { userId: string; message: PushMessage }[] = [];
  const send = push.send.bind(push);
  vi.spyOn(push, 'send').mockImplementation((userId, message) => {
    pushes.push({ userId, message });
    return send(userId, message);
  });
  return pushes;
}

export const look = (person: Person, isHere: boolean) => person.call(setPresence, { body: { isHere } });
