import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { signIn } from '@waybill/contract/identity/sign-in';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { linkIn, nextMessage } from '../support/mailbox.ts';
import { goodPassword, newcomer, ownUserOf, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { ibadan, wuse, yaba } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const confirm = (visitor: Visitor) => visitor.call(confirmPassword, { body: { password: goodPassword } });
const change = (visitor: Visitor, body: Record<string, unknown>) => visitor.call(updateUser, { body });

describe('changing one’s profile', () => {
  it('changes what was sent and leaves the rest alone', async () => {
    const person = await verifiedPerson(world);
    const before = await ownUserOf(person);
    const { result } = await change(person, { city: 'Ibadan' });
    expect(result).toEqual({ ...before, city: 'Ibadan' });
    expect(await ownUserOf(person)).toEqual(result);
  });

  it('takes a new name and a new username once the password is confirmed', async () => {
    const person = await verifiedPerson(world);
    const { username } = newcomer();
    await confirm(person);
    const { result } = await change(person, { fullName: 'Chidi A. Okafor', username: username.toUpperCase() });
    expect(result).toMatchObject({ fullName: 'Chidi A. Okafor', username });
    const signedIn = await world.visitor().call(signIn, { body: { identifier: username, password: goodPassword } });
    expect(signedIn.result.userId).toBe(person.id);
  });

  it.each([
    ['fullName', 'Somebody Else'],
    ['username', 'somebody.else'],
    ['email', 'somebody.else@mail.example'],
  ])('asks for the password before %s changes, and changes nothing without it', async (field, value) => {
    const person = await verifiedPerson(world);
    const before = await ownUserOf(person);
    expect((await change(person, { city: 'Ibadan', [field]: value })).problem.code).toBe('confirmation_required');
    expect(await ownUserOf(person)).toEqual(before);
  });

  it('believes a confirmed password for ten minutes, in that session only', async () => {
    const person = await verifiedPerson(world);
    await confirm(person);
    const elsewhere = world.visitor();
    elsewhere.actAs(
      (await elsewhere.call(signIn, { body: { identifier: person.details.email, password: goodPassword } })).result,
    );
    expect((await change(elsewhere, { fullName: 'A Thief' })).problem.code).toBe('confirmation_required');
    await world.db`update session set confirmed_until = confirmed_until - interval '10 minutes' where id = ${person.session.sessionId}`;
    expect((await change(person, { fullName: 'Too Late' })).problem.code).toBe('confirmation_required');
  });

  it('keeps the old email until the link in the new one is opened', async () => {
    const person = await verifiedPerson(world);
    const { email } = newcomer();
    await confirm(person);
    expect((await change(person, { email })).result).toMatchObject({ email: person.details.email, pendingEmail: email });
    const link = linkIn(await nextMessage(world, email, 'email'));
    expect((await world.visitor().call(applyActionLink, { body: link })).status).toBe(200);
    expect(await ownUserOf(person)).toMatchObject({ email, pendingEmail: null, emailVerified: true });
  });

  it('takes the request for a new email back when the old one is asked for', async () => {
    const person = await verifiedPerson(world);
    await confirm(person);
    await change(person, { email: newcomer().email });
    expect((await change(person, { email: person.details.email })).result.pendingEmail).toBeNull();
  });

  it('refuses a username that somebody has', async () => {
    const person = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    await confirm(person);
    expect((await change(person, { username: other.details.username })).problem).toMatchObject({
      code: 'username_taken',
      errors: [{ field: 'username' }],
    });
  });

  it('gives one username to exactly one of eight who rename themselves at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => verifiedPerson(world)));
    await Promise.all(people.map(confirm));
    const { username } = newcomer();
    const answers = await Promise.all(people.map((person) => change(person, { username })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('keeps the push token of a device', async () => {
    const person = await verifiedPerson(world);
    await change(person, { pushNotificationToken: 'a token' });
    expect(await world.db`select from push_token where user_id = ${person.id} and token = 'a token'`).toHaveLength(1);
  });

  it('tells the person’s other tabs that something changed', async () => {
    const person = await verifiedPerson(world);
    await change(person, { city: 'Ibadan' });
    const events = await world.db`select event from realtime_inbox where user_id = ${person.id}`;
    expect(events.map((row) => row.event)).toEqual([{ type: 'user.changed' }]);
  });

  it('refuses nothing at all', async () => {
    expect((await change(await verifiedPerson(world), {})).problem.code).toBe('invalid_input');
  });
});

describe('what is not for people to change', () => {
  const serverOwned = [
    ...['isStaff', 'isBlocked', 'isDispatchPartner', 'kycStatus', 'rating', 'numberOfDeliveries', 'hasPin', 'mutedUsers'],
    ...['emailVerified', 'phoneVerified', 'phoneNumber', 'pendingEmail', 'password', 'id', 'uid'],
  ];

  it('is ignored where it is part of a user, however it is spelled', async () => {
    const person = await verifiedPerson(world);
    const before = await ownUserOf(person);
    for (const field of serverOwned.flatMap((name) => [name, name.toUpperCase()]))
      expect((await change(person, { city: before.city, [field]: 1 })).result, field).toEqual(before);
  });

  it('is refused by name where nobody knows it, and nothing else that came with it is changed either', async () => {
    const person = await verifiedPerson(world);
    const before = await ownUserOf(person);
    for (const field of ['role', 'balance', 'constructor'].flatMap((name) => [name, name.toUpperCase()])) {
      const { problem } = await change(person, { city: 'Ibadan', [field]: 1 });
      expect([problem.code, ...problem.errors.map((error) => error.field)]).toEqual(['invalid_input', field]);
    }
    expect(await ownUserOf(person)).toEqual(before);
  });

  it('is refused all at once, naming each', async () => {
    const person = await verifiedPerson(world);
    const { problem } = await change(person, { role: 'staff', colour: 1, city: 42 });
    expect(problem.errors.map((error) => error.field).sort()).toEqual(['city', 'colour', 'role']);
  });
});

describe('changing a business', () => {
  const fields: Record<string, unknown> = {
    businessEmail: 'hello@swiftriders.example',
    businessPhoneNumber: '+2348059876543',
    businessWebsite: 'https://swiftriders.example/fleet',
    businessRepName: 'Halima Yusuf',
    businessRepRole: 'Manager',
    businessRepCity: 'Abuja',
    workingHoursStart: { hours: 6, minutes: 30, seconds: 0 },
    workingHoursEnd: { hours: 22, minutes: 0, seconds: 0 },
    numberOfVehiclesInFleet: 40,
  };

  it('changes each of its fields, alone and together, and nothing else', async () => {
    const business = await verifiedBusiness(world);
    await confirm(business);
    const before = await ownUserOf(business);
    for (const [field, value] of Object.entries(fields)) {
      expect((await change(business, { [field]: value })).result.business, field).toMatchObject({ [field]: value });
    }
    const after = { ...before, business: { ...before.business, ...fields }, nextSignupStep: 'Documents' };
    expect(await ownUserOf(business)).toEqual(after);
  });

  it('is reached elsewhere from then on, and signs in as before', async () => {
    const business = await verifiedBusiness(world);
    const { email, phoneNumber } = await ownUserOf(business);
    const contact = { businessEmail: 'Desk@swift.example', businessPhoneNumber: '+23408059876543' };
    for (const [field, value] of [...Object.entries(contact), ['businessWebsite', 'https://thief.example']] as const)
      expect((await change(business, { [field]: value })).problem.code, field).toBe('confirmation_required');
    await confirm(business);
    const { result } = await change(business, contact);
    expect(result).toMatchObject({
      email,
      pendingEmail: null,
      phoneNumber,
      business: { businessEmail: 'desk@swift.example', businessPhoneNumber: '+2348059876543' },
    });
    const refused = await change(business, { businessPhoneNumber: '+2340000000' });
    expect(refused.problem.errors).toMatchObject([{ field: 'businessPhoneNumber' }]);
    expect((await change(await verifiedPerson(world), { businessEmail: 'me@mail.example' })).problem.code).toBe('forbidden');
  });

  it('changes country by its code, and gives the country our name for it', async () => {
    const business = await verifiedBusiness(world);
    const { result } = await change(business, { businessRepCountry: 'gold coast', businessRepCountryCode: 'GH' });
    expect(result.business).toMatchObject({ businessRepCountry: 'Ghana', businessRepCountryCode: 'GH' });
    expect((await change(business, { businessRepCountryCode: 'XX' })).problem.errors[0]?.field).toBe('businessRepCountryCode');
  });

  it('does not pretend to have changed a country whose code is missing', async () => {
    const business = await verifiedBusiness(world);
    expect((await change(business, { businessRepCountry: 'Ghana' })).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'businessRepCountryCode' }],
    });
  });

  it('says what it begins at, and where it works: up to three places, each by itself', async () => {
    const business = await verifiedBusiness(world);
    expect((await ownUserOf(business)).business).toMatchObject({
      baseFare: null,
      activeLocation1: '',
      activeLocation1Json: null,
    });
    await change(business, { baseFare: 1200 });
    expect((await change(business, { baseFare: null })).result.business, 'taken away').toMatchObject({ baseFare: null });
    await change(business, { baseFare: 1500.5 });
    await change(business, { activeLocation2: 'Wuse 2', activeLocation2Json: JSON.stringify(wuse) });
    const { result } = await change(business, {
      activeLocation1: ' Yaba ',
      activeLocation1Json: yaba,
      activeLocation3: 'Ibadan',
      activeLocation3Json: ibadan,
    });
    expect(result.business).toMatchObject({
      baseFare: 1500.5,
      activeLocation1: 'Yaba',
      activeLocation1Json: yaba,
      activeLocation2: 'Wuse 2',
      activeLocation2Json: wuse,
      activeLocation3: 'Ibadan',
      activeLocation3Json: ibadan,
    });
    const emptied = await change(business, { activeLocation2: '' });
    expect(emptied.result.business).toEqual({ ...result.business, activeLocation2: '', activeLocation2Json: null });
    expect(await ownUserOf(business)).toEqual(emptied.result);
  });

  it.each([
    ['a text without its place', { activeLocation1: 'Yaba' }],
    ['a place without its text', { activeLocation1Json: yaba }],
  ])('refuses %s: the two belong together', async (_, body) => {
    const business = await verifiedBusiness(world);
    expect((await change(business, body)).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'activeLocation1' }],
    });
    expect((await ownUserOf(business)).business).toMatchObject({ activeLocation1: '', activeLocation1Json: null });
  });

  it('renames the business and what others see of it, once the password is confirmed', async () => {
    const business = await verifiedBusiness(world);
    expect((await change(business, { businessName: 'Swifter Riders' })).problem.code).toBe('confirmation_required');
    await confirm(business);
    const { result } = await change(business, { businessName: 'Swifter Riders' });
    expect([result.fullName, result.business?.businessName]).toEqual(['Swifter Riders', 'Swifter Riders']);
  });

  it.each([
    ...Object.entries(fields),
    ['businessName', 'My Business'],
    ['businessRepCountry', 'Ghana'],
    ['businessRepCountryCode', 'GH'],
    ['baseFare', 1500],
    ['activeLocation1', ''],
    ['activeLocation3Json', yaba],
  ])('refuses %s to a person, who has no business', async (field, value) => {
    const person = await verifiedPerson(world);
    await confirm(person);
    expect((await change(person, { city: 'Ibadan', [field]: value })).problem.code).toBe('forbidden');
    expect((await ownUserOf(person)).city).toBe('Lagos');
  });

  it.each([
    ['businessWebsite', 'not a site'],
    ['baseFare', 0],
    ['baseFare', 10.005],
    ['activeLocation1Json', 'Yaba'],
    ['numberOfVehiclesInFleet', -1],
    ['workingHoursEnd', { hours: 25, minutes: 0 }],
    ['businessEmail', 'nobody'],
    ['businessPhoneNumber', '0803 111 2222'],
  ])('refuses %s %j', async (field, value) => {
    const business = await verifiedBusiness(world);
    const { problem } = await change(business, { [field]: value });
    expect(problem.code).toBe('invalid_input');
    expect(problem.errors[0]?.field).toMatch(new RegExp(`^${field}`));
  });
});

const switches = [
  'showReadReceipts',
  'showPresence',
  'webPushNotificationEnabled',
  'emailOnNewNotifications',
  'emailOnDirectMessages',
  'emailPaymentReceipts',
  'emailOrderPerformance',
] as const;

it('keeps the time zone that somebody chose, until they go by their devices again', async () => {
  const person = await verifiedPerson(world);
  expect((await ownUserOf(person)).timeZone).toBeNull();
  expect((await change(person, { timeZone: 'Europe/London' })).result.timeZone).toBe('Europe/London');
  expect((await change(person, { timeZone: 'Mars/Olympus' })).problem.code).toBe('invalid_input');
  expect((await ownUserOf(person)).timeZone).toBe('Europe/London');
  expect((await change(person, { timeZone: null })).result.timeZone).toBeNull();
});

describe('what somebody wants to hear of, and lets others know', () => {
  it('is everything, from anybody, until they say otherwise', async () => {
    const user = await ownUserOf(await verifiedPerson(world));
    expect(switches.map((name) => user[name])).toEqual(switches.map(() => true));
    expect(user.directMessagesFrom).toBe('everyone');
  });

  it.each(switches)('is switched one by one: %s', async (name) => {
    const person = await verifiedPerson(world);
    const before = await ownUserOf(person);
    expect((await change(person, { [name]: false })).result).toEqual({ ...before, [name]: false });
    expect(await ownUserOf(person)).toEqual({ ...before, [name]: false });
    await change(person, { [name]: true });
    expect(await ownUserOf(person)).toEqual(before);
  });

  it('is switched together, and who may write is chosen', async () => {
    const person = await verifiedPerson(world);
    const off = Object.fromEntries(switches.map((name) => [name, false]));
    expect((await change(person, { ...off, directMessagesFrom: 'dealings' })).result).toMatchObject({
      ...off,
      directMessagesFrom: 'dealings',
    });
  });

  it('is yes or no, and one of the choices, by name', async () => {
    const person = await verifiedPerson(world);
    for (const [field, value] of [
      ['showReadReceipts', 'yes'],
      ['emailPaymentReceipts', 0],
      ['showPresence', 1],
      ['directMessagesFrom', 'nobody'],
    ] as const)
      expect((await change(person, { [field]: value })).problem).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
  });

  it('is nobody else’s business', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { result } = await other.call(getUser, { params: { uid: person.id } });
    for (const name of [...switches, 'directMessagesFrom']) expect(result).not.toHaveProperty(name);
  });

  it('is told to one’s other windows', async () => {
    const person = await verifiedPerson(world);
    await change(person, { emailOnDirectMessages: false });
    expect(await world.db`select event from realtime_inbox where user_id = ${person.id}`).toEqual([
      { event: { type: 'user.changed' } },
    ]);
  });
});
