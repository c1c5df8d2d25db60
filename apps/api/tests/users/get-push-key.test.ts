import { createECDH, randomBytes } from 'node:crypto';
import { getPushKey } from '@waybill/contract/users/get-push-key';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const message = { title: 'An express parcel', body: 'Yaba to Ajah', url: '/expressdelivery', tag: 'express' };

/** As a browser would write it, led to the sandbox. */
function subscriptionAt(word: string) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  return { endpoint: `${world.sandboxOrigin}/web-push/${word}`, expirationTime: null, keys };
}

const word = (kind: string) => `${kind}-${randomBytes(6).toString('hex')}`;

const subscribe = (person: Visitor, subscription: unknown) =>
  person.call(updateUser, { body: { pushNotificationToken: JSON.stringify(subscription) } });

async function arrivedAt(subscription: string): Promise<unknown[]> {
  const query = new URLSearchParams({ subscription });
  const response = await fetch(`${world.sandboxOrigin}/sandbox/api/web-push/messages?${query}`);
  return ((await response.json()) as { messages: unknown[] }).messages;
}

const ring = (person: Person) => world.node.context.push.send(person.id, message);

describe('a browser that wants to be rung', () => {
  it('subscribes with our key, and rings', async () => {
    const { publicKey } = (await world.visitor().call(getPushKey)).result;
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    const person = await verifiedPerson(world);
    const [laptop, phone] = [word('laptop'), word('phone')];
    expect((await subscribe(person, subscriptionAt(laptop))).status).toBe(200);
    await person.call(getUser, { params: { uid: person.id }, query: { webpnt: JSON.stringify(subscriptionAt(phone)) } });
    expect(await ring(person)).toBe(2);
    expect([await arrivedAt(laptop), await arrivedAt(phone)]).toMatchObject([[{ key: publicKey }], [{ key: publicKey }]]);
  });
});
