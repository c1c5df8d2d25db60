import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { makeStaff } from '../support/staff.ts';
import { assign, claim, named, useCaseDesk } from './case-desk.ts';

const { world, desk, heldNow, asking, reported } = useCaseDesk();

describe('a lead gives a case', () => {
  it('to a colleague, whoever held it before, and it is written down', async () => {
    const { name } = await asking();
    await claim(desk.ama, name);
    expect((await assign(desk.lead, name, desk.bayo)).result).toMatchObject({ ...name, by: { id: desk.bayo.id } });
    expect(await heldNow(name)).toBe(desk.bayo.id);
    expect(
      await world.db`select staff_id, what, user_id from ops_act where subject = ${name.id} and what = 'case-assigned'`,
    ).toEqual([{ staffId: desk.lead.id, what: 'case-assigned', userId: desk.bayo.id }]);
  });

  it('to nobody whose role does not decide such cases, and to nobody else', async () => {
    const { name } = await asking();
    const somebody = await verifiedPerson(world);
    for (const to of [desk.chioma, desk.dele, somebody])
      expect((await assign(desk.lead, name, to)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'to' }] });
    expect(await heldNow(name)).toBeUndefined();
  });

  it('to nobody whom it is about', async () => {
    const { person, name } = await reported();
    await makeStaff(world, person, 'support');
    expect((await assign(desk.lead, name, person)).problem.code).toBe('forbidden');
  });

  it('that waits, and is a lead', async () => {
    const { name } = await asking();
    expect((await assign(desk.lead, named('support', 'rom_nothing'), desk.ama)).problem.code).toBe('no_longer_open');
    expect((await assign(desk.ama, name, desk.ama)).problem.code).toBe('not_in_role');
  });
});
