import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { goodPassword } from '../support/people.ts';
import { codeNow, newStaffMember } from '../support/staff.ts';
import { useStaffWithApp } from './staff-with-app.ts';

const { world, again, enrolled, expectEmail } = useStaffWithApp();

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
});
