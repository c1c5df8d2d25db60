import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { changePassword } from '@waybill/contract/identity/change-password';
import { signIn } from '@waybill/contract/identity/sign-in';
import { signOut } from '@waybill/contract/identity/sign-out';
import { notificationTypes } from '@waybill/contract/notifications/enums';
import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../notifications/rows.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { linkIn, messagesTo } from '../support/mailbox.ts';
import { goodPassword, type Person, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const enter = (visitor: Visitor, identifier: string, password = 'not the password') =>
  visitor.call(signIn, { body: { identifier, password } });

/** From another address each: visitors have one of their own. */
const guessAtOnce = (identifier: string, times: number) => atOnce(times, () => enter(world.visitor(), identifier));

const letTimePass = (accountId: string | null) =>
  world.db`update password_guess set paused_until = now() where account_id is not distinct from ${accountId}`;

async function elsewhere(person: Person): Promise<Visitor> {
  const browser = world.visitor();
  expect((await enter(browser, person.details.email, goodPassword)).status).toBe(200);
  return browser;
}

const emailsTo = async (person: Person) =>
  (await messagesTo(world, person.details.email)).filter(({ subject }) => subject?.startsWith('Someone is guessing'));

describe('guessing a password from many addresses', () => {
  it('gets twenty judged, at once or one after the other, and then waits', async () => {
    const person = await verifiedPerson(world);
    expect(tally(await guessAtOnce(person.details.email, 40))).toEqual({ wrong_credentials: 20, too_many_requests: 20 });
    const { problem, headers } = await enter(world.visitor(), person.details.username, goodPassword);
    expect(problem, 'the right one is not told from a wrong one').toMatchObject({ code: 'too_many_requests' });
    expect(problem.detail).toMatch(/^There were many wrong passwords. Please wait \d+ seconds, or choose a new one by email.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('waits twice as long after each further one, up to a day, and the same for a name that nobody has', async () => {
    const person = await verifiedPerson(world);
    const growth = async (identifier: string, accountId: string | null) => {
      await guessAtOnce(identifier, 20);
      const waits = [];
      for (let time = 0; time < 13; time += 1) {
        const refused = await enter(world.visitor(), identifier);
        expect(refused.problem.code).toBe('too_many_requests');
        waits.push(Math.ceil((refused.problem.retryAfterSeconds ?? 0) / 60));
        await letTimePass(accountId);
        expect((await enter(world.visitor(), identifier)).problem.code, 'one is judged').toBe('wrong_credentials');
      }
      return waits;
    };
    const expected = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440];
    expect(await growth(person.details.email, person.id)).toEqual(expected);
    expect(await growth('nobody.there@mail.example', null)).toEqual(expected);
  });

  it('is answered in the same words whether the account is there or not', async () => {
    const person = await verifiedPerson(world);
    const answers = [];
    for (const identifier of [person.details.email, 'no.such.person@mail.example']) {
      await guessAtOnce(identifier, 20);
      const { status, problem } = await enter(world.visitor(), identifier);
      answers.push([status, problem.code, problem.title, problem.detail.replace(/\d+ seconds/, 'so long')]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('begins anew after a week of quiet', async () => {
    const person = await verifiedPerson(world);
    await guessAtOnce(person.details.email, 20);
    await letTimePass(person.id);
    await world.db`update password_guess set last_wrong_at = now() - interval '8 days' where account_id = ${person.id}`;
    expect(tally(await guessAtOnce(person.details.email, 25))).toEqual({ wrong_credentials: 20, too_many_requests: 5 });
  });
});

describe('the owner of an account that strangers guess at', () => {
  it('still signs in where they are signed in, and in a browser that has known the password', async () => {
    const person = await verifiedPerson(world);
    const phone = await elsewhere(person);
    phone.actAs(undefined);
    await phone.call(signOut);
    await guessAtOnce(person.details.email, 25);
    const atHome = world.visitor({ headers: { 'x-forwarded-for': '198.51.100.77' } });
    await world.db`update session set ip = '198.51.100.77' where id = ${person.session.sessionId}`;
    expect((await enter(atHome, person.details.email, goodPassword)).status, 'a network where they are signed in').toBe(200);
    expect((await enter(phone, person.details.email, goodPassword)).status, 'a browser that was signed out').toBe(200);
    expect((await enter(world.visitor(), person.details.email, goodPassword)).problem.code).toBe('too_many_requests');
  });

  it('is not kept out by guesses from their own network or device alone, and those wait, too', async () => {
    const person = await verifiedPerson(world);
    const phone = await elsewhere(person);
    for (let guess = 0; guess < 20; guess += 1) {
      await world.db`delete from rate_limit`;
      expect((await enter(phone, person.details.email)).problem.code).toBe('wrong_credentials');
    }
    await world.db`delete from rate_limit`;
    expect((await enter(phone, person.details.email, goodPassword)).problem.code).toBe('too_many_requests');
    expect((await enter(world.visitor(), person.details.email, goodPassword)).status).toBe(200);
  });

  it('is told once, by email and in the app, and ends it with the link: the browser that used it gets in while it goes on', async () => {
    const person = await verifiedPerson(world);
    await guessAtOnce(person.details.email, 30);
    const rows = await eventually('The notification', async () => {
      const found = (await notificationsOf(person)).filter((row) => row.NotificationType === notificationTypes.securityChanged);
      return found.length > 0 && found;
    });
    expect(rows).toMatchObject([{ Message: expect.stringContaining('many wrong passwords'), Count: 1 }]);
    const [email] = await eventually('The email', async () => {
      const found = await emailsTo(person);
      return found.length > 0 && found;
    });
    if (!email) throw new Error('No email');
    const { oobCode } = linkIn(email);
    const browser = world.visitor();
    const body = { mode: 'resetPassword', oobCode, newPassword: 'three yellow buses' };
    expect((await browser.call(applyActionLink, { body })).status).toBe(200);
    await guessAtOnce(person.details.email, 25);
    expect((await enter(browser, person.details.email, 'three yellow buses')).status).toBe(200);
    expect((await enter(world.visitor(), person.details.email, 'three yellow buses')).problem.code).toBe('too_many_requests');
  });

  it('ends it with a new password from a device where they are signed in', async () => {
    const person = await verifiedPerson(world);
    await guessAtOnce(person.details.email, 25);
    const body = { currentPassword: goodPassword, newPassword: 'three yellow buses' };
    expect((await person.call(changePassword, { body })).status).toBe(204);
    expect((await enter(world.visitor(), person.details.email, 'three yellow buses')).status).toBe(200);
  });

  it('has another password: a browser that knew the old one is a stranger', async () => {
    const person = await verifiedPerson(world);
    const thief = await elsewhere(person);
    const body = { currentPassword: goodPassword, newPassword: 'three yellow buses' };
    await person.call(changePassword, { body });
    await guessAtOnce(person.details.email, 25);
    expect((await enter(thief, person.details.email)).problem.code).toBe('too_many_requests');
  });
});
