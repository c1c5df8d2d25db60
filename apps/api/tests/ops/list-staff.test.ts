import { listStaff } from '@waybill/contract/ops/list-staff';
import { staffRoles } from '@waybill/contract/ops/staff-roles';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { newStaffMember, staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

describe('the team in the console', () => {
  const world = useWorld();

  it('is shown to everybody in it, with what each of them does, and nobody else', async () => {
    const member = await verifiedPerson(world);
    const team = await Promise.all(staffRoles.map((role) => staffMember(world, role)));
    for (const one of team) {
      const { staff } = (await one.call(listStaff)).result;
      for (const [at, other] of team.entries())
        expect(staff.find(({ id }) => id === other.id)).toMatchObject({
          role: staffRoles[at],
          hasSecondFactor: true,
          isStaff: true,
        });
      expect(staff.map(({ id }) => id)).not.toContain(member.id);
      expect(staff.map(({ username }) => username)).not.toContain('waybill.support');
    }
    expect((await member.call(listStaff)).problem.code).toBe('forbidden');
  });

  it('says who has no second factor yet', async () => {
    const [admin, without] = [await staffMember(world), await newStaffMember(world)];
    const { staff } = (await admin.call(listStaff)).result;
    expect(staff.find(({ id }) => id === without.id)?.hasSecondFactor).toBe(false);
  });

  it('gives somebody whose role is not written what asks for the least', async () => {
    const unwritten = await staffMember(world);
    await world.db`update account set staff_role = null where id = ${unwritten.id}`;
    const { staff } = (await unwritten.call(listStaff)).result;
    expect(staff.find(({ id }) => id === unwritten.id)?.role).toBe('support');
  });
});
