import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { getPerson } from '@waybill/contract/ops/get-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { resetSecondFactorNow } from '../../src/ops/reset-second-factor.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, codeNow, forgetShown, staffMember } from '../support/staff.ts';
import { useStaffWithApp } from './staff-with-app.ts';

const { world, again, enrolled, expectEmail } = useStaffWithApp();

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
