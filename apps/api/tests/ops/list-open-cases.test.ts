import { randomUUID } from 'node:crypto';
import { answerSupport } from '@waybill/contract/ops/answer-support';
import { caseTimes } from '@waybill/contract/ops/case-times';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { propose } from '../support/corrections.ts';
import { disputed } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { claim, useCaseDesk } from './case-desk.ts';

const { world, desk, open, asking, reported } = useCaseDesk();

const grow = async (table: string, column: string, id: string, age: string) =>
  world.db`update ${world.db(table)} set ${world.db(column)} = now() - ${age}::interval where id = ${id}`;

describe('everything that waits', () => {
  it('comes by urgency, money and safety first, then by when it is due', async () => {
    const { name: talk, person } = await asking('I sent it yesterday');
    await world.db`update chat_message set sent_at = now() - interval '3 days' where room_id = ${talk.id}`;
    const { name: old } = await reported();
    const { name: young } = await reported();
    await grow('user_report', 'created_at', old.id.replace('user-', ''), '20 hours');
    const { orderId } = await disputed(world);
    const { items } = await open(desk.lead);
    const place = (id: string) => items.findIndex((item) => item.id === id);
    // The talk is days late and comes after all that is about money and safety; the young report is due before the dispute.
    const inOrder = [old.id, young.id, orderId, talk.id].map(place);
    expect(inOrder).not.toContain(-1);
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    const row = items[place(talk.id)];
    expect(row).toMatchObject({ kind: 'support', title: 'I sent it yesterday', urgency: 'people', held: null });
    expect(row?.person?.id).toBe(person.id);
    const hours = (Date.parse(row?.dueAt ?? '') - Date.parse(row?.since ?? '')) / 3_600_000;
    expect(hours).toBe(caseTimes.support.hours);
    expect(await allPages((on) => open(desk.lead, { limit: 2, ...on }))).toEqual(items);
  });

  it('shows each of us what is for their role', async () => {
    await Promise.all([asking(), reported(), disputed(world)]);
    const admin = await staffMember(world);
    await propose(admin, (await verifiedPerson(world)).id);
    const kindsOf = async (staff: typeof desk.ama) => [...new Set((await open(staff)).items.map(({ kind }) => kind))].toSorted();
    expect(await kindsOf(desk.ama)).toEqual(['dispute', 'report', 'support']);
    expect(await kindsOf(desk.chioma)).toEqual(['correction', 'dispute']);
    expect(await kindsOf(desk.dele)).toEqual([]);
    expect(await kindsOf(desk.lead)).toEqual(['correction', 'dispute', 'report', 'support']);
    expect((await open(desk.chioma, { kind: 'support' })).items).toEqual([]);
  });

  it('is narrowed to what I hold, to what nobody holds, and to one kind', async () => {
    const [{ name: mine }, { name: hers }, { name: free }] = [await asking(), await asking(), await reported()];
    await claim(desk.ama, mine);
    await claim(desk.bayo, hers);
    const ids = async (query: Record<string, unknown>) => (await open(desk.ama, query)).items.map(({ id }) => id);
    expect(await ids({ held: 'me' })).toContain(mine.id);
    expect(await ids({ held: 'me' })).not.toContain(hers.id);
    const nobodys = await ids({ held: 'nobody' });
    expect(nobodys).toContain(free.id);
    expect(nobodys).not.toContain(mine.id);
    expect(nobodys).not.toContain(hers.id);
    expect(await ids({ kind: 'report' })).not.toContain(mine.id);
    const row = (await open(desk.ama)).items.find(({ id }) => id === hers.id);
    expect(row?.held).toMatchObject({ by: { username: desk.bayo.details.username } });
  });

  it('is there no longer once it is answered', async () => {
    const { name } = await asking();
    await claim(desk.ama, name);
    const body = { clientId: randomUUID(), messageText: 'It is on its way' };
    await desk.ama.call(answerSupport, { params: { roomId: name.id }, body });
    expect((await open(desk.ama)).items.map(({ id }) => id)).not.toContain(name.id);
  });
});
