import { randomUUID } from 'node:crypto';
import { answerSupport } from '@waybill/contract/ops/answer-support';
import { changeStaffRole } from '@waybill/contract/ops/change-staff-role';
import { closeReport } from '@waybill/contract/ops/close-report';
import { endStaff } from '@waybill/contract/ops/end-staff';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { makeStaff } from '../support/staff.ts';
import { claim, named, nameOf, useCaseDesk } from './case-desk.ts';

const { world, desk, heldNow, asking, reported } = useCaseDesk();

const actsOn = (id: string) =>
  world.db`select staff_id, what, user_id, about from ops_act where subject = ${id} and what like 'case-%' order by id`;

describe('a case that somebody takes on', () => {
  it('is theirs for everybody to see, and it is written down once', async () => {
    const { name } = await asking();
    const claimed = await claim(desk.ama, name);
    expect(claimed.result).toEqual({
      ...name,
      by: { id: desk.ama.id, username: desk.ama.details.username, fullName: await nameOf(world, desk.ama) },
      since: expect.any(String),
    });
    expect((await claim(desk.ama, name)).result).toEqual(claimed.result);
    expect(await heldNow(name)).toBe(desk.ama.id);
    expect(await actsOn(name.id)).toEqual([
      { staffId: desk.ama.id, what: 'case-claimed', userId: null, about: { kind: 'support' } },
    ]);
  });

  it('goes to one of all who want it at the same moment, and the others are told who that is', async () => {
    const { name } = await asking();
    const staff = [desk.ama, desk.bayo, desk.lead];
    const answers = await atOnce(9, (index) => claim(staff[index % 3] ?? desk.ama, name));
    const holder = staff.find(({ id }) => answers.some(({ status, result }) => status === 200 && result.by.id === id));
    expect(tally(answers)).toEqual({ 200: 3, already_taken: 6 });
    expect(await heldNow(name)).toBe(holder?.id);
    const fullName = holder && (await nameOf(world, holder));
    for (const { problem } of answers.filter(({ status }) => status !== 200))
      expect(problem.detail).toMatch(new RegExp(`^${fullName} holds this since \\d\\d:\\d\\d\\.$`));
    expect(await actsOn(name.id)).toHaveLength(1);
  });

  it('is taken over from whoever was seen to hold it, and from nobody else', async () => {
    const { name } = await asking();
    await claim(desk.ama, name);
    expect((await claim(desk.bayo, name, desk.lead)).problem.code).toBe('already_taken');
    const [one, other] = await Promise.all([claim(desk.bayo, name, desk.ama), claim(desk.lead, name, desk.ama)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const winner = one.status === 200 ? desk.bayo : desk.lead;
    expect(await heldNow(name)).toBe(winner.id);
    expect((await actsOn(name.id)).at(-1)).toEqual({
      staffId: winner.id,
      what: 'case-taken-over',
      userId: desk.ama.id,
      about: { kind: 'support' },
    });
  });

  it('waits for somebody: what is over or was never there cannot be taken on', async () => {
    const { name } = await asking();
    await desk.bayo.call(settleSupport, { params: { roomId: name.id }, body: {} });
    expect((await claim(desk.ama, name)).problem.code).toBe('no_longer_open');
    expect((await claim(desk.ama, named('report', 'user-999999'))).problem.code).toBe('no_longer_open');
  });

  it('is of a kind that is for their role', async () => {
    const { name } = await asking();
    expect((await claim(desk.chioma, name)).problem.code).toBe('not_in_role');
    expect((await claim(desk.ama, named('payout', 'wb-nothing'))).problem.code).toBe('not_in_role');
  });
});

describe('a case that a colleague holds', () => {
  it('is answered by nobody else, who is told since when and by whom, and takes it over first', async () => {
    const { name } = await asking();
    const answer = (staff: typeof desk.ama) =>
      staff.call(answerSupport, { params: { roomId: name.id }, body: { clientId: randomUUID(), messageText: 'On its way' } });
    await claim(desk.ama, name);
    const refused = await answer(desk.bayo);
    expect(refused.problem).toMatchObject({
      code: 'already_taken',
      detail: expect.stringContaining(`${await nameOf(world, desk.ama)} holds this since`),
    });
    expect(await world.db`select from chat_message where room_id = ${name.id}`).toHaveLength(1);
    await claim(desk.bayo, name, desk.ama);
    expect((await answer(desk.bayo)).status).toBe(201);
    // A talk goes on: whoever answered keeps it.
    expect(await heldNow(name)).toBe(desk.bayo.id);
  });

  it('is decided by nobody else; with the decision nobody holds it any longer', async () => {
    const { name } = await reported();
    const close = (staff: typeof desk.ama) =>
      staff.call(closeReport, { params: { reportId: name.id }, body: { outcome: 'nothing', because: 'Nothing in it' } });
    await claim(desk.ama, name);
    expect((await close(desk.bayo)).problem.code).toBe('already_taken');
    expect((await close(desk.ama)).status).toBe(200);
    expect(await heldNow(name)).toBeUndefined();
  });

  it('is decided as before where nobody holds it', async () => {
    const { name } = await reported();
    const body = { outcome: 'nothing', because: 'Nothing in it' } as const;
    expect((await desk.bayo.call(closeReport, { params: { reportId: name.id }, body })).status).toBe(200);
  });

  it('is free again when they no longer work here, or no longer decide such cases', async () => {
    const { name } = await asking();
    const { name: other } = await asking();
    const [admin, { person: leaver }, { person: mover }] = [await asking(), await asking(), await asking()];
    await makeStaff(world, admin.person, 'admin');
    for (const person of [leaver, mover]) await makeStaff(world, person, 'support');
    await claim(leaver, name);
    await claim(mover, other);
    const because = 'They move on';
    await admin.person.call(endStaff, { params: { uid: leaver.id }, body: { because } });
    await admin.person.call(changeStaffRole, { params: { uid: mover.id }, body: { role: 'checks', because } });
    expect([await heldNow(name), await heldNow(other)]).toEqual([undefined, undefined]);
  });
});
