import { addPasskey } from '@waybill/contract/identity/add-passkey';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { softwareAuthenticator, type Twist } from '../support/software-authenticator.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, ourOrigin, withPasskey } = usePasskeys();

describe('a passkey', () => {
  it('is added after the password was typed again, and its owner hears of it', async () => {
    const person = await verifiedPerson(world);
    expect((await person.call(beginPasskey)).problem.code).toBe('confirmation_required');
    await withPasskey(person, 'Ada’s phone');
    expect((await person.call(listPasskeys)).result.passkeys).toMatchObject([
      { name: 'Ada’s phone', isSynced: false, lastUsedAt: null },
    ]);
    await eventually('An email', async () =>
      (await messagesTo(world, person.details.email)).find(({ text }) => text.includes('“Ada’s phone”')),
    );
    await eventually('A notification', async () => {
      const { items } = (await person.call(listNotifications, { query: {} })).result;
      return items.some(({ Message }) => Message.includes('passkey “Ada’s phone” was added'));
    });
  });

  it('made for one person is not added to another, nor twice', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (const person of [ada, bayo]) await person.call(confirmPassword, { body: { password: goodPassword } });
    const credential = softwareAuthenticator(ourOrigin()).create((await ada.call(beginPasskey)).result);
    expect((await bayo.call(addPasskey, { body: { name: 'Ada’s', credential } })).problem.code).toBe('passkey_refused');
    expect((await ada.call(addPasskey, { body: { name: 'Mine', credential } })).status).toBe(201);
    expect((await ada.call(addPasskey, { body: { name: 'Mine', credential } })).problem.code).toBe('passkey_refused');
  });

  it.each<[string, Twist]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with a made-up challenge', { challenge: 'bWFkZSB1cCBhbmQgbG9uZyBlbm91Z2ggZm9yIGl0' }],
    ['without fingerprint, face or PIN', { isUserVerified: false }],
  ])('made %s is not kept', async (_, twist) => {
    const person = await verifiedPerson(world);
    await person.call(confirmPassword, { body: { password: goodPassword } });
    const credential = softwareAuthenticator(ourOrigin()).create((await person.call(beginPasskey)).result, twist);
    expect((await person.call(addPasskey, { body: { name: 'Odd', credential } })).problem.code).toBe('passkey_refused');
    expect((await person.call(listPasskeys)).result.passkeys).toEqual([]);
  });
});
