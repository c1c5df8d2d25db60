import { generateKeyPairSync } from 'node:crypto';
import { addPasskey } from '@waybill/contract/identity/add-passkey';
import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { beginPasskey } from '@waybill/contract/identity/begin-passkey';
import { beginPasskeyConfirmation } from '@waybill/contract/identity/begin-passkey-confirmation';
import { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { confirmWithPasskey } from '@waybill/contract/identity/confirm-with-passkey';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { listPasskeys } from '@waybill/contract/identity/list-passkeys';
import { removePasskey } from '@waybill/contract/identity/remove-passkey';
import { renamePasskey } from '@waybill/contract/identity/rename-passkey';
import { signIn } from '@waybill/contract/identity/sign-in';
import { signInWithPasskey } from '@waybill/contract/identity/sign-in-with-passkey';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { resetSecondFactorNow } from '../../src/ops/reset-second-factor.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { goodPassword, type Person, verifiedPerson } from '../support/people.ts';
import { softwareAuthenticator, type Twist } from '../support/software-authenticator.ts';
import { codeNow, giveAuthenticator, newStaffMember, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

/** Browsers know us by the address of the configuration, not by the one the request went to. */
const ourOrigin = () => world.node.context.publicUrl;

async function withPasskey(person: Person, name = 'My phone') {
  const phone = softwareAuthenticator(ourOrigin());
  await person.call(confirmPassword, { body: { password: goodPassword } });
  const credential = phone.create((await person.call(beginPasskey)).result);
  const { id } = (await person.call(addPasskey, { body: { name, credential } })).result;
  return { person, phone, passkeyId: id };
}

/** At the sign-in page, with this phone. */
async function signingIn(phone: ReturnType<typeof softwareAuthenticator>, twist: Twist = {}) {
  const visitor = world.visitor();
  const options = (await visitor.call(beginPasskeySignIn)).result;
  const credential = phone.get(options, twist);
  return { visitor, credential, answer: await visitor.call(signInWithPasskey, { body: { credential } }) };
}

describe('a passkey', () => {
  it('is added after the password was typed again, and its owner hears of it', async () => {
    const person = await verifiedPerson(world);
    expect((await person.call(beginPasskey)).problem.code).toBe('confirmation_required');
    await withPasskey(person, 'Ada’s phone');
    expect((await person.call(listPasskeys)).result.passkeys).toMatchObject([
      { name: 'Ada’s phone', isSynced: false, lastUsedAt: null },
    ]);
    await eventually('A letter', async () =>
      (await messagesTo(world, person.details.email)).find(({ text }) => text.includes('“Ada’s phone”')),
    );
    await eventually('A notification', async () => {
      const { items } = (await person.call(listNotifications, { query: {} })).result;
      return items.some(({ Message }) => Message.includes('passkey “Ada’s phone” was added'));
    });
  });

  it('signs its owner in, without saying first who they are', async () => {
    const { person, phone } = await withPasskey(await verifiedPerson(world));
    const { visitor, answer } = await signingIn(phone);
    expect(answer.result.userId).toBe(person.id);
    visitor.actAs(answer.result);
    expect((await visitor.call(getUser, { params: { uid: person.id } })).result).toMatchObject({ id: person.id });
    expect((await visitor.call(beginPasskey)).status, 'and counts as shown again').toBe(201);
    expect((await visitor.call(listPasskeys)).result.passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it.each<[string, () => Twist]>([
    ['from another site', () => ({ origin: 'https://waybill.example.evil' })],
    ['from another port of this machine', () => ({ origin: 'http://localhost:1' })],
    ['made for another site', () => ({ rpId: 'evil.example' })],
    ['with a challenge of its own', () => ({ challenge: Buffer.alloc(32, 7).toString('base64url') })],
    ['without fingerprint, face or PIN', () => ({ isUserVerified: false })],
    [
      'that says it is somebody else',
      () => ({ userHandle: Buffer.from('usr_00000000000000000000000000').toString('base64url') }),
    ],
    ['signed by another key', () => ({ signWith: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })],
    ['meant for adding, not for signing in', () => ({ type: 'webauthn.create' })],
  ])('%s signs nobody in', async (_, twist) => {
    const { phone } = await withPasskey(await verifiedPerson(world));
    expect((await signingIn(phone, twist())).answer.problem).toMatchObject({ status: 422, code: 'passkey_refused' });
    expect((await signingIn(phone)).answer.status, 'though the passkey is a good one').toBe(200);
  });

  it('that counts no further than before is a copy, and signs nobody in', async () => {
    const { phone } = await withPasskey(await verifiedPerson(world));
    expect((await signingIn(phone, { counter: 5 })).answer.status).toBe(200);
    for (const counter of [5, 4]) expect((await signingIn(phone, { counter })).answer.problem.code).toBe('passkey_refused');
    expect((await signingIn(phone, { counter: 6 })).answer.status).toBe(200);
  });

  it('answers a challenge once, whatever runs in parallel, and within five minutes', async () => {
    const { phone } = await withPasskey(await verifiedPerson(world));
    const visitor = world.visitor();
    const credential = phone.get((await visitor.call(beginPasskeySignIn)).result);
    const answers = await atOnce(5, () => visitor.call(signInWithPasskey, { body: { credential } }));
    expect(tally(answers)).toEqual({ '200': 1, passkey_refused: 4 });
    const options = (await visitor.call(beginPasskeySignIn)).result;
    await world.db`update passkey_challenge set created_at = now() - interval '6 minutes'`;
    const late = await visitor.call(signInWithPasskey, { body: { credential: phone.get(options) } });
    expect(late.problem.code).toBe('passkey_refused');
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

  it('made for one person is not added to another, nor twice', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    for (const person of [ada, bayo]) await person.call(confirmPassword, { body: { password: goodPassword } });
    const credential = softwareAuthenticator(ourOrigin()).create((await ada.call(beginPasskey)).result);
    expect((await bayo.call(addPasskey, { body: { name: 'Ada’s', credential } })).problem.code).toBe('passkey_refused');
    expect((await ada.call(addPasskey, { body: { name: 'Mine', credential } })).status).toBe(201);
    expect((await ada.call(addPasskey, { body: { name: 'Mine', credential } })).problem.code).toBe('passkey_refused');
  });

  it('is renamed and removed by its owner only, and signs nobody in afterwards', async () => {
    const { person, phone, passkeyId } = await withPasskey(await verifiedPerson(world));
    const other = await verifiedPerson(world);
    await other.call(confirmPassword, { body: { password: goodPassword } });
    const params = { passkeyId };
    expect((await other.call(renamePasskey, { params, body: { name: 'Mine now' } })).problem.code).toBe('not_found');
    expect((await other.call(removePasskey, { params })).problem.code).toBe('not_found');
    await person.call(renamePasskey, { params, body: { name: 'Old phone' } });
    expect((await person.call(listPasskeys)).result.passkeys).toMatchObject([{ name: 'Old phone' }]);
    await world.db`update session set confirmed_until = null where user_id = ${person.id}`;
    expect((await person.call(removePasskey, { params })).problem.code).toBe('confirmation_required');
    await person.call(confirmPassword, { body: { password: goodPassword } });
    expect((await person.call(removePasskey, { params })).status).toBe(204);
    expect((await signingIn(phone)).answer.problem.code).toBe('passkey_refused');
  });

  it('does not let in whoever is suspended', async () => {
    const { person, phone } = await withPasskey(await verifiedPerson(world));
    await world.db`update account set blocked_at = now() where id = ${person.id}`;
    expect((await signingIn(phone)).answer.problem.code).toBe('account_suspended');
  });

  it('stands in for the password where that is asked for again', async () => {
    const { person, phone } = await withPasskey(await verifiedPerson(world));
    await world.db`update session set confirmed_until = null where user_id = ${person.id}`;
    const options = (await person.call(beginPasskeyConfirmation)).result;
    expect(options.allowCredentials).toHaveLength(1);
    const stranger = await verifiedPerson(world);
    const credential = phone.get(options);
    expect((await stranger.call(confirmWithPasskey, { body: { credential } })).problem.code).toBe('passkey_refused');
    expect((await person.call(confirmWithPasskey, { body: { credential } })).status).toBe(200);
    expect((await person.call(beginPasskey)).status).toBe(201);
  });
});

describe('a passkey of one of our own people', () => {
  it('is a second factor: it opens the console, and is asked for where it is the only one', async () => {
    const { person, phone } = await withPasskey(await newStaffMember(world));
    expect((await person.call(getOverview)).status, 'whoever has just made it has shown it').toBe(200);
    expect((await person.call(getSecondFactor)).result).toMatchObject({ hasAuthenticator: false, passkeys: 1 });
    const { visitor, answer } = await signingIn(phone);
    visitor.actAs(answer.result);
    expect((await visitor.call(getOverview)).status).toBe(200);
    const byPassword = world.visitor();
    const body = { identifier: person.details.email, password: goodPassword };
    byPassword.actAs((await byPassword.call(signIn, { body })).result);
    expect((await byPassword.call(getOverview)).problem.code).toBe('second_factor_required');
    const credential = phone.get((await byPassword.call(beginPasskeyConfirmation)).result);
    await byPassword.call(confirmWithPasskey, { body: { credential } });
    expect((await byPassword.call(getOverview)).status).toBe(200);
  });

  it('is not added, nor an app set up, by somebody who knows the password and nothing else', async () => {
    const { person } = await withPasskey(await newStaffMember(world));
    const thief = world.visitor();
    const body = { identifier: person.details.email, password: goodPassword };
    thief.actAs((await thief.call(signIn, { body })).result);
    await thief.call(confirmPassword, { body: { password: goodPassword } });
    expect((await thief.call(beginPasskey)).problem.code).toBe('second_factor_required');
    expect((await thief.call(beginAuthenticator)).problem.code).toBe('second_factor_required');
    const [passkey] = (await person.call(listPasskeys)).result.passkeys;
    expect((await thief.call(removePasskey, { params: { passkeyId: passkey?.id } })).problem.code).toBe('second_factor_required');
  });

  it('goes with the reset of the second factor', async () => {
    const { person, phone } = await withPasskey(await newStaffMember(world));
    await giveAuthenticator(world, person.id);
    expect(await codeNow(world, person.id)).toMatch(/^\d{6}$/);
    await resetSecondFactorNow(world.node.context, person.details.email, 'The phone is gone');
    expect((await signingIn(phone)).answer.problem.code).toBe('passkey_refused');
    expect(await world.db`select from second_factor where user_id = ${person.id}`).toHaveLength(0);
  });

  it('is not needed where there is an app', async () => {
    const staff = await staffMember(world);
    expect((await staff.call(beginPasskeyConfirmation)).problem.code).toBe('passkey_refused');
    expect((await staff.call(getOverview)).status).toBe(200);
  });
});
