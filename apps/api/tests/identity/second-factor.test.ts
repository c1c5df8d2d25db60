import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { renewRecoveryCodes } from '@waybill/contract/identity/renew-recovery-codes';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { signIn } from '@waybill/contract/identity/sign-in';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { getPerson } from '@waybill/contract/ops/get-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { resetSecondFactorNow } from '../../src/ops/reset-second-factor.ts';
import { atOnce } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { goodPassword, type Person, verifiedPerson } from '../support/people.ts';
import { actsAbout, codeNow, forgetShown, newStaffMember, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

/** Signs in anew, by the password and nothing else. */
async function again({ details: { email } }: Person) {
  const visitor = world.visitor();
  const { result } = await visitor.call(signIn, { body: { identifier: email, password: goodPassword } });
  visitor.actAs(result);
  return visitor;
}

/** Somebody of ours who has just set up an authenticator app. */
async function enrolled() {
  const person = await newStaffMember(world);
  await person.call(confirmPassword, { body: { password: goodPassword } });
  const { secret, address } = (await person.call(beginAuthenticator)).result;
  const { recoveryCodes } = (await person.call(finishAuthenticator, { body: { code: await codeNow(world, person.id) } })).result;
  return { person, secret, address, recoveryCodes };
}

const expectEmail = (words: string, to: string) =>
  eventually(`A letter about “${words}”`, async () => (await messagesTo(world, to)).find(({ text }) => text.includes(words)));

const because = 'Three people tell the same story';

describe('the console', () => {
  it('is closed to a password alone, and opens with a code of the authenticator app', async () => {
    const { person } = await enrolled();
    const visitor = await again(person);
    expect((await visitor.call(getOverview)).problem).toMatchObject({ status: 403, code: 'second_factor_required' });
    expect((await visitor.call(getUser, { params: { uid: person.id } })).result, 'the rest of the app').toMatchObject({
      id: person.id,
    });
    await visitor.call(showSecondFactor, { body: { code: await codeNow(world, person.id, 1) } });
    expect((await visitor.call(getOverview)).status).toBe(200);
  });

  it('is closed to whoever has set up nothing yet, and says what is missing', async () => {
    const person = await newStaffMember(world);
    expect((await person.call(getOverview)).problem.code).toBe('second_factor_missing');
    expect((await person.call(getSecondFactor)).result).toMatchObject({
      hasAuthenticator: false,
      isShown: false,
      freshUntil: null,
    });
  });

  it('opens at once for whoever has just set it up', async () => {
    const { person, secret, address } = await enrolled();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toBe(`otpauth://totp/Waybill:${person.details.username}?secret=${secret}&issuer=Waybill`);
    expect((await person.call(getOverview)).status).toBe(200);
    const accountStatus = (await person.call(getSecondFactor)).result;
    expect(accountStatus).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10, isShown: true });
    expect(accountStatus.freshUntil).not.toBeNull();
  });

  it('asks again before somebody is suspended, ten minutes after it was shown, and not for a look at them', async () => {
    const [person, somebody] = [await staffMember(world), await verifiedPerson(world)];
    await forgetShown(world, person.id, '11 minutes');
    const asked = { params: { uid: somebody.id }, body: { because } };
    expect((await person.call(getPerson, { params: { uid: somebody.id } })).status).toBe(200);
    expect((await person.call(suspendPerson, asked)).problem.code).toBe('second_factor_required');
    expect((await somebody.call(getUser, { params: { uid: somebody.id } })).status, 'nothing happened').toBe(200);
    await person.call(showSecondFactor, { body: { code: await codeNow(world, person.id) } });
    expect((await person.call(suspendPerson, asked)).status).toBe(200);
  });

  it('is left by everybody twelve hours after they signed in, however busy they were', async () => {
    const { person } = await enrolled();
    const visitor = await again(person);
    const [{ hours } = { hours: 0 }] = await world.db<{ hours: number }[]>`
      select extract(epoch from expires_at - started_at)::float8 / 3600 as hours from session where id = ${visitor.session.sessionId}`;
    expect(hours).toBe(12);
    await world.db`
      update session set started_at = now() - interval '13 hours', expires_at = now() - interval '1 hour', second_factor_at = now()
      where id = ${visitor.session.sessionId}`;
    expect((await visitor.call(getOverview)).problem.code).toBe('session_ended');
    expect((await visitor.call(refreshSession)).problem.code).toBe('session_ended');
    const member = await again(await verifiedPerson(world));
    const [{ days } = { days: 0 }] = await world.db<{ days: number }[]>`
      select extract(epoch from expires_at - started_at)::float8 / 86400 as days from session where id = ${member.session.sessionId}`;
    expect(days, 'of a member').toBe(90);
  });
});

describe('a code of the authenticator app', () => {
  it('works once, whatever runs in parallel', async () => {
    const { person } = await enrolled();
    const code = await codeNow(world, person.id, 1);
    const visitors = await Promise.all([again(person), again(person), again(person)]);
    const answers = await atOnce(3, (index) => visitors[index]?.call(showSecondFactor, { body: { code } }) ?? Promise.reject());
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await (await again(person)).call(showSecondFactor, { body: { code } })).problem.code).toBe('code_wrong');
  });

  it('that set up the app does not open another session as well', async () => {
    const person = await newStaffMember(world);
    await person.call(confirmPassword, { body: { password: goodPassword } });
    await person.call(beginAuthenticator);
    const code = await codeNow(world, person.id);
    await person.call(finishAuthenticator, { body: { code } });
    expect((await (await again(person)).call(showSecondFactor, { body: { code } })).problem.code).toBe('code_wrong');
  });

  it('may be half a minute early or late, and no more', async () => {
    const { person } = await enrolled();
    await world.db`update second_factor set last_step = 0 where user_id = ${person.id}`;
    for (const off of [-3, 3])
      expect((await person.call(showSecondFactor, { body: { code: await codeNow(world, person.id, off) } })).problem.code).toBe(
        'code_wrong',
      );
    const late = await person.call(showSecondFactor, { body: { code: await codeNow(world, person.id, -1) } });
    const early = await person.call(showSecondFactor, { body: { code: await codeNow(world, person.id, 1) } });
    expect([late.status, early.status]).toEqual([200, 200]);
  });

  it('rests after five wrong ones, longer each time, and its owner hears of it', async () => {
    const { person } = await enrolled();
    const wrong = () => person.call(showSecondFactor, { body: { code: '000000' } });
    for (const triesLeft of [4, 3, 2, 1]) expect((await wrong()).problem).toMatchObject({ code: 'code_wrong', triesLeft });
    expect((await wrong()).problem).toMatchObject({ status: 429, code: 'code_resting', retryAfterSeconds: 900 });
    const right = { body: { code: await codeNow(world, person.id, 1) } };
    expect((await person.call(showSecondFactor, right)).problem.code, 'nor the right one').toBe('code_resting');
    await expectEmail('five wrong codes', person.details.email);
    await eventually('A notification', async () => {
      const { items } = (await person.call(listNotifications, { query: {} })).result;
      return items.some(({ Message }) => Message.includes('five wrong codes'));
    });
    await world.db`update second_factor set rests_until = now() where user_id = ${person.id}`;
    for (let tries = 0; tries < 4; tries += 1) await wrong();
    expect((await wrong()).problem).toMatchObject({ code: 'code_resting', retryAfterSeconds: 1800 });
    await world.db`update second_factor set rests_until = now() where user_id = ${person.id}`;
    await person.call(showSecondFactor, { body: { code: await codeNow(world, person.id, 1) } });
    expect((await wrong()).problem, 'a right one begins anew').toMatchObject({ code: 'code_wrong', triesLeft: 4 });
  });

  it('counts wrong ones together, however many come at once', async () => {
    const { person } = await enrolled();
    await atOnce(12, () => person.call(showSecondFactor, { body: { code: '000000' } }));
    const [row] = await world.db`select pauses, rests_until > now() as rests from second_factor where user_id = ${person.id}`;
    expect(row).toEqual({ pauses: 1, rests: true });
  });
});

describe('setting up an authenticator app', () => {
  it('asks for the password first, and for a second factor once there is one', async () => {
    const person = await newStaffMember(world);
    expect((await person.call(beginAuthenticator)).problem.code).toBe('confirmation_required');
    const { person: other } = await enrolled();
    const thief = await again(other);
    await thief.call(confirmPassword, { body: { password: goodPassword } });
    expect((await thief.call(beginAuthenticator)).problem.code).toBe('second_factor_required');
    expect((await thief.call(finishAuthenticator, { body: { code: '123456' } })).problem.code).toBe('second_factor_required');
  });

  it('takes the place of the old app only once the new one has shown a code', async () => {
    const { person } = await enrolled();
    await person.call(beginAuthenticator);
    expect((await person.call(finishAuthenticator, { body: { code: '000000' } })).problem.code).toBe('code_wrong');
    const [{ old, fresh } = { old: '', fresh: '' }] = await world.db<{ old: string; fresh: string }[]>`
      select authenticator_id as old, pending_id as fresh from second_factor where user_id = ${person.id}`;
    expect(old).not.toBe(fresh);
    await person.call(finishAuthenticator, { body: { code: await codeNow(world, person.id) } });
    const [row] = await world.db`select authenticator_id, pending_id from second_factor where user_id = ${person.id}`;
    expect(row).toEqual({ authenticatorId: fresh, pendingId: null });
  });

  it('is not for members', async () => {
    const member = await verifiedPerson(world);
    expect((await member.call(beginAuthenticator)).problem.code).toBe('forbidden');
    expect((await member.call(getSecondFactor)).problem.code).toBe('forbidden');
  });

  it('leaves nothing in the tables that would make a code', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const rows = await world.db<{ row: string }[]>`
      select second_factor::text as row from second_factor where user_id = ${person.id}
      union all select recovery_code::text from recovery_code where user_id = ${person.id}
      union all select data::text from jobs.job where data::text like ${`%${person.id}%`}`;
    const written = rows.map(({ row }) => row).join('\n');
    for (const text of [secret, ...recoveryCodes]) expect(written).not.toContain(text);
  });
});

describe('a recovery code', () => {
  it('stands in for the app once, however it is typed, and its owner hears of it', async () => {
    const { person, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^([A-Z2-7]{5}-){3}[A-Z2-7]{5}$/);
    const visitor = await again(person);
    await visitor.call(showSecondFactor, { body: { recoveryCode: code.toLowerCase().replaceAll('-', ' ') } });
    expect((await visitor.call(getOverview)).status).toBe(200);
    expect((await visitor.call(getSecondFactor)).result.recoveryCodesLeft).toBe(9);
    expect((await (await again(person)).call(showSecondFactor, { body: { recoveryCode: code } })).problem.code).toBe(
      'code_wrong',
    );
    await expectEmail('A recovery code was used', person.details.email);
  });

  it('is nobody else’s, and stops working when new ones are made', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const [code = '', second = ''] = one.recoveryCodes;
    expect((await other.person.call(showSecondFactor, { body: { recoveryCode: code } })).problem.code).toBe('code_wrong');
    const made = (await one.person.call(renewRecoveryCodes)).result.recoveryCodes;
    expect(new Set([...made, ...one.recoveryCodes]).size).toBe(20);
    expect((await one.person.call(showSecondFactor, { body: { recoveryCode: second } })).problem.code).toBe('code_wrong');
  });
});

describe('a second factor that is lost', () => {
  it('is reset from the command line, with a line in the audit trail and everybody signed out', async () => {
    const { person } = await enrolled();
    await resetSecondFactorNow(world.node.context, person.details.username, 'The phone fell into the lagoon');
    expect((await person.call(getOverview)).problem.code).toBe('session_ended');
    const visitor = await again(person);
    expect((await visitor.call(getOverview)).problem.code).toBe('second_factor_missing');
    expect(await actsAbout(world, person.id)).toEqual([
      {
        staffId: null,
        what: 'second-factor-reset',
        subject: person.details.username,
        userId: person.id,
        because: 'The phone fell into the lagoon',
      },
    ]);
    await expectEmail('reset your second factor', person.details.email);
  });

  it('is not reset for somebody who is not one of us', async () => {
    const member = await verifiedPerson(world);
    await expect(resetSecondFactorNow(world.node.context, member.details.email, because)).rejects.toThrow(
      'is not one of our people',
    );
  });
});
