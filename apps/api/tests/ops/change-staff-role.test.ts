import { changeStaffRole } from '@waybill/contract/ops/change-staff-role';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { supportAccount } from '@waybill/contract/support/support-account';
import { getUser } from '@waybill/contract/users/get-user';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, forgetShown, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const because = 'They asked for it';

describe('another role in the console', () => {
  const world = useWorld();

  it('opens and closes from the next call on, and is written down', async () => {
    const [admin, halima] = [await staffMember(world), await staffMember(world, 'checks')];
    expect((await halima.call(listChecks)).status).toBe(200);
    const refused = (await halima.call(listPayouts)).problem;
    expect([refused.code, refused.detail]).toEqual([
      'not_in_role',
      'You are in checks here, and this is for others. An admin can change that.',
    ]);
    const changed = await admin.call(changeStaffRole, { params: { uid: halima.id }, body: { role: 'money', because } });
    expect(changed.result).toMatchObject({ id: halima.id, role: 'money' });
    expect((await halima.call(listPayouts)).status).toBe(200);
    await expect.poll(async () => (await halima.call(listChecks)).status, { timeout: 4_000 }).toBe(403);
    expect((await halima.call(getUser, { params: { uid: halima.id } })).result).toMatchObject({ staffRole: 'money' });
    expect(await actsAbout(world, halima.id)).toMatchObject([{ staffId: admin.id, what: 'staff-role-changed', because }]);
  });

  it('is given by admins only, never to oneself, and never to somebody who is not of the team', async () => {
    const [admin, lead, member] = [await staffMember(world), await staffMember(world, 'lead'), await verifiedPerson(world)];
    const ask = (who: typeof admin, uid: string) =>
      who.call(changeStaffRole, { params: { uid }, body: { role: 'admin', because } });
    expect((await ask(lead, lead.id)).problem.code).toBe('not_in_role');
    expect((await ask(lead, admin.id)).problem.code).toBe('not_in_role');
    expect((await ask(admin, admin.id)).problem.code).toBe('forbidden');
    expect((await ask(admin, member.id)).problem.code).toBe('not_found');
    expect((await ask(admin, supportAccount.id)).status).not.toBe(200);
    const [account] = await world.db<{ isStaff: boolean }[]>`select is_staff from account where id = ${member.id}`;
    expect(account?.isStaff).toBe(false);
  });

  it('asks for the second factor and for a reason', async () => {
    const [admin, halima] = [await staffMember(world), await staffMember(world, 'support')];
    const params = { uid: halima.id };
    expect((await admin.call(changeStaffRole, { params, body: { role: 'lead', because: ' ' } })).problem.code).toBe(
      'invalid_input',
    );
    expect((await admin.call(changeStaffRole, { params, body: { role: 'queen', because } })).problem.code).toBe('invalid_input');
    await forgetShown(world, admin.id, '1 hour');
    const ask = () => admin.call(changeStaffRole, { params, body: { role: 'lead', because } });
    // The node that is asked hears of it a moment later.
    await expect.poll(async () => (await ask()).status).not.toBe(200);
    expect((await ask()).problem.code).toBe('second_factor_required');
  });

  it('taken from each other by two admins at the same moment leaves one of them an admin', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ngozi, tunde] = [await staffMember(world), await staffMember(world)];
      const body = { role: 'support', because } as const;
      const answers = await Promise.all([
        ngozi.call(changeStaffRole, { params: { uid: tunde.id }, body }),
        tunde.call(changeStaffRole, { params: { uid: ngozi.id }, body }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      const [left] = await world.db<{ admins: number }[]>`
        select count(*)::int as admins from account where id = any(${[ngozi.id, tunde.id]}) and staff_role = 'admin'`;
      expect(left?.admins).toBe(1);
    }
  });
});
