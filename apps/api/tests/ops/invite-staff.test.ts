import { randomUUID } from 'node:crypto';
import { inviteStaff } from '@waybill/contract/ops/invite-staff';
import { listStaff } from '@waybill/contract/ops/list-staff';
import { describe, expect, it } from 'vitest';
import { newcomer, verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const invitation = () => ({
  email: `halima.${randomUUID().slice(0, 8)}@staff.example`,
  username: newcomer().username,
  fullName: 'Halima Bello',
  role: 'checks' as const,
  because: 'We need a second pair of eyes for papers',
});

describe('an invitation into the team', () => {
  const world = useWorld();

  it('makes an account of ours without a password, and sends the link to choose one', async () => {
    const admin = await staffMember(world);
    const body = invitation();
    const { status, result } = await admin.call(inviteStaff, { body });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      username: body.username,
      role: 'checks',
      email: body.email,
      hasEntered: false,
      hasSecondFactor: false,
    });
    const [link] = await world.db`select mode, email from action_link where user_id = ${result.id}`;
    expect(link).toEqual({ mode: 'resetPassword', email: body.email });
    expect((await admin.call(listStaff)).result.staff.map(({ id }) => id)).toContain(result.id);
    expect(await actsAbout(world, result.id)).toMatchObject([
      { staffId: admin.id, what: 'staff-created', because: body.because },
    ]);
  });

  it('takes no name or address that somebody has, and none that poses as us; nothing is made then', async () => {
    const [admin, chidi] = [await staffMember(world), await verifiedPerson(world)];
    const body = invitation();
    const { username, email } = chidi.details;
    const ask = (more: object) => admin.call(inviteStaff, { body: { ...body, ...more } });
    expect((await ask({ username })).problem.code).toBe('username_taken');
    expect((await ask({ email })).problem.code).toBe('email_taken');
    expect((await ask({ username: 'waybill.support' })).problem.code).toBe('username_taken');
    expect((await ask({ email: 'somebody@gone.invalid' })).problem.code).toBe('invalid_input');
    expect((await ask({ role: 'queen' })).problem.errors.map(({ field }) => field)).toEqual(['role']);
    const [made] = await world.db<
      { count: number }[]
    >`select count(*)::int from account where email = ${body.email} or username = ${body.username}`;
    expect(made?.count).toBe(0);
  });

  it('is for admins to make', async () => {
    for (const role of ['support', 'checks', 'money', 'lead'] as const) {
      const somebody = await staffMember(world, role);
      expect((await somebody.call(inviteStaff, { body: invitation() })).problem.code).toBe('not_in_role');
    }
  });
});
