import { sendOtp } from '@waybill/contract/identity/send-otp';
import { signIn } from '@waybill/contract/identity/sign-in';
import { endStaff } from '@waybill/contract/ops/end-staff';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { inviteStaff } from '@waybill/contract/ops/invite-staff';
import { listStaff } from '@waybill/contract/ops/list-staff';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { goodPassword, newcomer, verifiedPerson } from '../support/people.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const because = 'They have moved on';

describe('the end of somebody’s work for us', () => {
  const world = useWorld();

  it('signs them out at once, leaves them a member, and keeps what they did under their name', async () => {
    const [admin, halima] = [await staffMember(world), await staffMember(world, 'support')];
    expect((await halima.call(getOverview)).status).toBe(200);
    expect((await admin.call(endStaff, { params: { uid: halima.id }, body: { because } })).status).toBe(204);
    await expect.poll(async () => (await halima.call(getOverview)).problem?.code, { timeout: 4_000 }).toBe('session_ended');
    expect((await admin.call(listStaff)).result.staff.map(({ id }) => id)).not.toContain(halima.id);
    const [account] = await world.db`select is_staff, blocked_at from account where id = ${halima.id}`;
    expect(account).toEqual({ isStaff: false, blockedAt: null });
    expect(await actsAbout(world, halima.id)).toMatchObject([{ staffId: admin.id, what: 'staff-ended', because }]);
    // Ended is ended: there is nobody to end twice.
    expect((await admin.call(endStaff, { params: { uid: halima.id }, body: { because } })).problem.code).toBe('not_found');
  });

  it('leaves whoever was invited without a phone a member who gives one when they come back', async () => {
    const admin = await staffMember(world);
    const { username, email } = newcomer();
    const body = { email, username, fullName: 'Tunde Ojo', role: 'money', because } as const;
    const { id } = (await admin.call(inviteStaff, { body })).result;
    await world.db`update account set email_verified_at = now(), password_hash = (select password_hash from account where id = ${admin.id}) where id = ${id}`;
    expect((await admin.call(endStaff, { params: { uid: id }, body: { because } })).status).toBe(204);
    const tunde = world.visitor();
    tunde.actAs((await tunde.call(signIn, { body: { identifier: username, password: goodPassword } })).result);
    expect((await tunde.call(sendOtp, { body: {} })).problem.errors.map(({ field }) => field)).toEqual(['newPhoneNumber']);
    expect((await tunde.call(sendOtp, { body: { newPhoneNumber: newcomer().phoneNumber } })).status).toBe(202);
    expect((await tunde.call(getUser, { params: { uid: id } })).result).toMatchObject({ isStaff: false, staffRole: null });
  });

  it('is decided by admins only, never about oneself or somebody who is not of the team', async () => {
    const [admin, lead, member] = [await staffMember(world), await staffMember(world, 'lead'), await verifiedPerson(world)];
    const ask = (who: typeof admin, uid: string) => who.call(endStaff, { params: { uid }, body: { because } });
    expect((await ask(lead, admin.id)).problem.code).toBe('not_in_role');
    expect((await ask(admin, admin.id)).problem.code).toBe('forbidden');
    expect((await ask(admin, member.id)).problem.code).toBe('not_found');
  });

  it('asked for by two admins of each other at the same moment leaves one of them here', async () => {
    const [ngozi, tunde] = [await staffMember(world), await staffMember(world)];
    const answers = await Promise.all([
      ngozi.call(endStaff, { params: { uid: tunde.id }, body: { because } }),
      tunde.call(endStaff, { params: { uid: ngozi.id }, body: { because } }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const [left] = await world.db<{ admins: number }[]>`
      select count(*)::int as admins from account where id = any(${[ngozi.id, tunde.id]}) and is_staff and staff_role = 'admin'`;
    expect(left?.admins).toBe(1);
  });
});
