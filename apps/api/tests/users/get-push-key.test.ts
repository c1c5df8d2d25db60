import { createECDH, randomBytes } from 'node:crypto';
import { changePassword } from '@waybill/contract/identity/change-password';
import { endSession } from '@waybill/contract/identity/end-session';
import { signOut } from '@waybill/contract/identity/sign-out';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { getPushKey } from '@waybill/contract/users/get-push-key';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { goodPassword, newBusiness, onAnotherDevice, type Person, verifiedPerson } from '../support/people.ts';
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
const tokensOf = async (person: Person) =>
  (await world.db<{ token: string }[]>`select token from push_token where user_id = ${person.id}`).map(({ token }) => token);

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

  it('is kept once, however it is spelled', async () => {
    const person = await verifiedPerson(world);
    const { endpoint, keys } = subscriptionAt(word('laptop'));
    await subscribe(person, { endpoint, expirationTime: null, keys });
    await subscribe(person, { keys: { auth: keys.auth, p256dh: keys.p256dh }, endpoint });
    expect(await tokensOf(person)).toHaveLength(1);
  });

  it('is forgotten once it is gone, and the others ring all the same', async () => {
    const person = await verifiedPerson(world);
    const [gone, phone] = [word('gone'), word('phone')];
    for (const one of [gone, phone]) await subscribe(person, subscriptionAt(one));
    expect(await ring(person)).toBe(1);
    expect(await tokensOf(person)).toEqual([expect.stringContaining(phone)]);
  });

  it('is kept through trouble, which is tried again only when nobody was reached', async () => {
    const person = await verifiedPerson(world);
    const node = await world.startNode({ LOG_LEVEL: 'silent' });
    await subscribe(person, subscriptionAt(word('busy')));
    await expect(node.context.push.send(person.id, message)).rejects.toThrow('429');
    await subscribe(person, subscriptionAt(word('phone')));
    expect(await node.context.push.send(person.id, message)).toBe(1);
    expect(await tokensOf(person)).toHaveLength(2);
  });

  it('does not ring for those who have switched it off, or may not come in', async () => {
    const [quiet, blocked] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (const person of [quiet, blocked]) await subscribe(person, subscriptionAt(word('laptop')));
    await world.db`update profile set web_push_notification_enabled = false where user_id = ${quiet.id}`;
    await world.db`update account set blocked_at = now() where id = ${blocked.id}`;
    expect([await ring(quiet), await ring(blocked)]).toEqual([0, 0]);
  });

  it('is one of ten; the oldest make room', async () => {
    const person = await verifiedPerson(world);
    const words = Array.from({ length: 12 }, () => word('laptop'));
    for (const one of words) await subscribe(person, subscriptionAt(one));
    const kept = (await tokensOf(person)).join();
    expect(words.filter((one) => kept.includes(one))).toEqual(words.slice(2));
  });

  it.each(['https://127.0.0.1/push', 'https://metadata.internal/push', 'http://localhost:9/push', 'http://push.example/a'])(
    'is refused when it would send us elsewhere: %s',
    async (endpoint) => {
      const person = await verifiedPerson(world);
      const subscription = { ...subscriptionAt('x'), endpoint };
      const { problem } = await subscribe(person, subscription);
      expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'pushNotificationToken' }] });
      const query = { webpnt: JSON.stringify(subscription) };
      expect((await person.call(getUser, { params: { uid: person.id }, query })).status).toBe(400);
      expect(await tokensOf(person)).toEqual([]);
    },
  );

  it('is refused when it is longer than we can keep, in whatever letters', async () => {
    const person = await verifiedPerson(world);
    const word = randomBytes(3000).toString('base64url').slice(0, 4000);
    const subscription = { ...subscriptionAt('x'), endpoint: `https://push.example/${'ẹ'.repeat(1_900)}` };
    for (const pushNotificationToken of [word, JSON.stringify(subscription)]) {
      const { problem } = await person.call(updateUser, { body: { pushNotificationToken } });
      expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'pushNotificationToken' }] });
    }
  });
});

describe('a browser whose session ends', () => {
  /** A laptop and a phone that ring, the laptop in front of the person. */
  async function withTwoDevices() {
    const laptop = await verifiedPerson(world);
    const phone = await onAnotherDevice(world, laptop);
    await subscribe(laptop, subscriptionAt(word('laptop')));
    const query = { webpnt: JSON.stringify(subscriptionAt(word('phone'))) };
    await phone.call(getUser, { params: { uid: laptop.id }, query });
    expect(await ring(laptop)).toBe(2);
    return { laptop, phone };
  }

  it('is rung no more once it was signed out from elsewhere', async () => {
    const { laptop, phone } = await withTwoDevices();
    await laptop.call(endSession, { params: { sessionId: phone.session.sessionId } });
    expect(await tokensOf(laptop)).toEqual([expect.stringContaining('laptop')]);
    expect(await ring(laptop)).toBe(1);
  });

  it('is rung no more once it signs out itself, and with everywhere none is', async () => {
    const { laptop, phone } = await withTwoDevices();
    await phone.call(signOut, { body: {} });
    expect(await tokensOf(laptop)).toEqual([expect.stringContaining('laptop')]);
    await laptop.call(signOut, { body: { everywhere: true } });
    expect(await tokensOf(laptop)).toEqual([]);
  });

  it('is rung no more after a new password, but for the one that it was changed on', async () => {
    const { laptop } = await withTwoDevices();
    const body = { currentPassword: goodPassword, newPassword: 'a heron on the third lagoon' };
    expect((await laptop.call(changePassword, { body })).status).toBeLessThan(300);
    expect(await tokensOf(laptop)).toEqual([expect.stringContaining('laptop')]);
  });

  it('is not rung when nobody used the session for a month', async () => {
    const { laptop, phone } = await withTwoDevices();
    await world.db`update session set last_used_at = now() - interval '30 days' where id = ${phone.session.sessionId}`;
    expect(await ring(laptop)).toBe(1);
  });

  it('rings for whoever signed in there last, and for nobody before them', async () => {
    const [seller, buyer] = [await verifiedPerson(world), await verifiedPerson(world)];
    const subscription = subscriptionAt(word('second-hand'));
    await subscribe(seller, subscription);
    await buyer.call(getUser, { params: { uid: buyer.id }, query: { webpnt: JSON.stringify(subscription) } });
    expect([await ring(seller), await ring(buyer)]).toEqual([0, 1]);
    await seller.call(signOut, { body: {} });
    expect(await ring(buyer), 'what the seller does is no longer this device’s affair').toBe(1);
  });

  it('rings from the first session of a business that brought it along', async () => {
    const visitor = world.visitor();
    const body = { ...newBusiness(), pushNotificationToken: JSON.stringify(subscriptionAt(word('office'))) };
    const { result } = await visitor.call(createDispatchPartner, { body });
    visitor.actAs(result);
    expect(await world.node.context.push.send(result.userId, message)).toBe(1);
    await visitor.call(signOut, { body: {} });
    expect(await world.node.context.push.send(result.userId, message)).toBe(0);
  });
});
