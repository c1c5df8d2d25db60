import { handOver } from '@waybill/contract/ops/hand-over';
import { describe, expect, it } from 'vitest';
import { makeStaff } from '../support/staff.ts';
import { claim, useCaseDesk } from './case-desk.ts';
import { notesOf } from './notes.ts';

const { world, desk, heldNow, asking, reported } = useCaseDesk();

const hand = (staff: typeof desk.ama, body: Record<string, unknown>) => staff.call(handOver, { body });

describe('the end of a shift', () => {
  it('hands over what one holds, each with its note or the one for all, in one act', async () => {
    const [{ name: talk }, { name: report }] = [await asking(), await reported()];
    for (const name of [talk, report]) await claim(desk.ama, name);
    const cases = [{ ...talk, note: 'She wants her money back' }, report];
    const { result } = await hand(desk.ama, { to: desk.bayo.id, note: `Over to you, @${desk.bayo.details.username}`, cases });
    expect(result.cases).toHaveLength(2);
    expect(result.cases.every(({ isHandedOver, why }) => isHandedOver && why === '')).toBe(true);
    expect([await heldNow(talk), await heldNow(report)]).toEqual([desk.bayo.id, desk.bayo.id]);
    expect((await notesOf(desk.bayo, talk)).items.map(({ text }) => text)).toEqual(['She wants her money back']);
    expect((await notesOf(desk.bayo, report)).items).toMatchObject([{ mentions: [desk.bayo.details.username] }]);
    expect(
      await world.db`select user_id from ops_act where subject = ${talk.id} and what = 'case-handed-over' and staff_id = ${desk.ama.id}`,
    ).toEqual([{ userId: desk.bayo.id }]);
  });

  it('puts them back into the queues where nobody takes over', async () => {
    const { name } = await asking();
    await claim(desk.ama, name);
    expect((await hand(desk.ama, { cases: [name] })).result.cases).toEqual([{ ...name, isHandedOver: true, why: '' }]);
    expect(await heldNow(name)).toBeUndefined();
  });

  it('hands over nothing that somebody else has by now, nothing twice, and says so', async () => {
    const [{ name: mine }, { name: hers }] = [await asking(), await asking()];
    await claim(desk.ama, mine);
    await claim(desk.bayo, hers);
    const body = { to: desk.lead.id, cases: [mine, mine, hers] };
    const { result } = await hand(desk.ama, body);
    expect(result.cases.map(({ id, isHandedOver }) => [id, isHandedOver]).toSorted()).toEqual(
      [
        [mine.id, true],
        [hers.id, false],
      ].toSorted(),
    );
    expect([await heldNow(mine), await heldNow(hers)]).toEqual([desk.lead.id, desk.bayo.id]);
    // Sent once more, it moves nothing more.
    expect((await hand(desk.ama, body)).result.cases.map(({ isHandedOver }) => isHandedOver)).toEqual([false, false]);
  });

  it('gives nobody what is not for their role, or about themselves', async () => {
    const [{ name: talk }, { name: report, person }] = [await asking(), await reported()];
    await makeStaff(world, person, 'support');
    for (const name of [talk, report]) await claim(desk.ama, name);
    const toMoney = await hand(desk.ama, { to: desk.chioma.id, cases: [talk] });
    expect(toMoney.result.cases[0]).toMatchObject({ isHandedOver: false, why: expect.stringContaining('not for their role') });
    const toThem = await hand(desk.ama, { to: person.id, cases: [report] });
    expect(toThem.result.cases[0]).toMatchObject({ isHandedOver: false, why: expect.stringContaining('It is about') });
    expect((await hand(desk.ama, { to: (await asking()).person.id, cases: [talk] })).problem.code).toBe('invalid_input');
    expect([await heldNow(talk), await heldNow(report)]).toEqual([desk.ama.id, desk.ama.id]);
  });

  it('of two who hand over to each other at once ends with each having the other’s', async () => {
    const own = [];
    const his = [];
    for (let times = 0; times < 3; times += 1) {
      const [{ name: one }, { name: other }] = [await asking(), await asking()];
      await claim(desk.ama, one);
      await claim(desk.bayo, other);
      own.push(one);
      his.push(other);
    }
    await Promise.all([
      hand(desk.ama, { to: desk.bayo.id, cases: own }),
      hand(desk.bayo, { to: desk.ama.id, cases: his.toReversed() }),
    ]);
    for (const name of own) expect(await heldNow(name)).toBe(desk.bayo.id);
    for (const name of his) expect(await heldNow(name)).toBe(desk.ama.id);
  });
});
