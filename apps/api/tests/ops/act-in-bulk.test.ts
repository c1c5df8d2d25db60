import { randomUUID } from 'node:crypto';
import { supportAccount } from '@waybill/contract/support/support-account';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { write } from '../support/chat.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, forgetShown, staffMember } from '../support/staff.ts';
import { actOn, because, fates, previewOf } from './bulk-desk.ts';
import { claim, named, nameOf, release, useCaseDesk } from './case-desk.ts';

const { world, desk, heldNow, reported, asking } = useCaseDesk();

const nothing = { what: 'close-report', outcome: 'nothing', because };
const warned = { what: 'close-report', outcome: 'warned', reason: 'spam', toldAs: 'Please do not.', because };
const told = { what: 'answer-support', messageText: 'The lights are back on. Please try again.' };

const warningsOf = async (userId: string) =>
  (await world.db`select from measure where user_id = ${userId} and kind = 'warning'`).length;
const answersIn = async (roomId: string) =>
  (await world.db`select from chat_message where room_id = ${roomId} and sender_id = ${supportAccount.id}`).length;
const bulksOf = (userId: string) => world.db<{ what: string; bulk: string | null }[]>`
  select what, about ->> 'bulk' as bulk from ops_act where user_id = ${userId} order by id`;

/** One more report about somebody, made elsewhere. */
async function alsoReported(userId: string) {
  const by = await verifiedPerson(world);
  const [row] = await world.db<{ id: string }[]>`
    insert into user_report (user_id, reported_by, reason, message) values (${userId}, ${by.id}, 'spam', 'Again') returning id`;
  return named('report', `user-${row?.id}`);
}

describe('several reports at once', () => {
  it('are closed as far as they can be; each has its own line in the trail, with what they have in common', async () => {
    const [one, held, two] = [await reported(), await reported(), await reported()];
    await claim(desk.bayo, held.name);
    const cases = [one.name, held.name, two.name];
    const before = await previewOf(desk.ama, nothing, cases);
    const { result } = await actOn(desk.ama, nothing, cases);
    expect(result).toEqual(before.result);
    expect(fates({ result })).toEqual(['done', 'already_taken', 'done']);
    const [[first], [second]] = [await bulksOf(one.person.id), await bulksOf(two.person.id)];
    expect(first).toEqual({ what: 'report-closed', bulk: expect.stringMatching(/^blk_/) });
    expect(second).toEqual(first);
    expect((await actsAbout(world, one.person.id))[0]).toMatchObject({ staffId: desk.ama.id, because });
    expect(await bulksOf(held.person.id)).toEqual([]);
    await release(desk.bayo, held.name);
  });

  it('warn each of the people once, however many are about them, also in parts', async () => {
    const [one, two] = [await reported(), await reported()];
    const again = await alsoReported(one.person.id);
    const key = randomUUID();
    const before = (await previewOf(desk.ama, warned, [one.name, again, two.name])).result;
    expect(before.cases.map(({ words }) => words)).toEqual([
      'They are warned. Another report about the same closes with it.',
      'Closes with another one that you chose.',
      'They are warned.',
    ]);
    expect((await actOn(desk.ama, warned, [one.name, again, two.name], key)).result).toEqual(before);
    const later = await alsoReported(one.person.id);
    expect(fates(await actOn(desk.ama, warned, [again, later], key))).toEqual(['done', 'done']);
    expect([await warningsOf(one.person.id), await warningsOf(two.person.id)]).toEqual([1, 1]);
    expect(await world.db`select from user_report where user_id = ${one.person.id} and handled_at is null`).toEqual([]);
  });

  it('never warn our own people, and the others are closed all the same', async () => {
    const [one, colleague] = [await reported(), await alsoReported(desk.dele.id)];
    expect(fates(await actOn(desk.ama, warned, [colleague, one.name]))).toEqual(['forbidden', 'done']);
    expect(await warningsOf(one.person.id)).toBe(1);
    await actOn(desk.ama, nothing, [colleague]);
  });

  it('chosen by two at the same moment, each is closed by one of them, and the other is told', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => reported()));
    const names = all.map(({ name }) => name);
    const [ama, bayo] = await Promise.all([
      actOn(desk.ama, warned, names.slice(0, 6)),
      actOn(desk.bayo, warned, names.slice(2).toReversed()),
    ]);
    const [fatesOfAma, fatesOfBayo] = [fates(ama), fates(bayo).toReversed()];
    expect([...fatesOfAma.slice(0, 2), ...fatesOfBayo.slice(4)]).toEqual(['done', 'done', 'done', 'done']);
    for (let index = 2; index < 6; index += 1)
      expect([fatesOfAma[index], fatesOfBayo[index - 2]].sort(), `${index}`).toEqual(['already_decided', 'done']);
    for (const { person } of all) {
      expect(await warningsOf(person.id)).toBe(1);
      expect((await bulksOf(person.id)).map(({ what }) => what)).toEqual(['report-closed', 'warned']);
    }
  });
});

describe('the same request', () => {
  it('sent again, at the same moment too, does nothing twice and says the same', async () => {
    const rooms = await Promise.all([asking(), asking(), asking()]);
    const cases = rooms.map(({ name }) => name);
    const key = randomUUID();
    const answers = [...(await atOnce(4, () => actOn(desk.ama, told, cases, key))), await actOn(desk.ama, told, cases, key)];
    expect(answers.map(fates)).toEqual(answers.map(() => ['done', 'done', 'done']));
    for (const { name, person } of rooms) {
      expect(await answersIn(name.id)).toBe(1);
      expect((await bulksOf(person.id)).map(({ what }) => what)).toEqual(['support-answered']);
    }
    const other = await actOn(desk.ama, { ...told, messageText: 'Something else' }, cases, key);
    expect(other.problem.code).toBe('key_used_otherwise');
    // Somebody else’s key is another one.
    expect(fates(await actOn(desk.bayo, told, cases, key))).toEqual(['already_decided', 'already_decided', 'already_decided']);
  });
});

describe('several rooms of support', () => {
  it('get one answer each; of two who answer the same ones the second is told who was faster', async () => {
    const rooms = await Promise.all([asking(), asking(), asking(), asking()]);
    const cases = rooms.map(({ name }) => name);
    const [ama, bayo] = await Promise.all([actOn(desk.ama, told, cases), actOn(desk.bayo, told, cases.toReversed())]);
    const [of, ob] = [fates(ama), fates(bayo).toReversed()];
    for (const [index, { name }] of rooms.entries()) {
      expect([of[index], ob[index]].sort()).toEqual(['already_decided', 'done']);
      expect(await answersIn(name.id)).toBe(1);
    }
    const late = await previewOf(desk.lead, { what: 'settle-support' }, cases.slice(0, 1));
    const faster = of[0] === 'done' ? desk.ama : desk.bayo;
    expect(late.result.cases[0]?.words).toContain(`${await nameOf(world, faster)} answered them just now.`);
  });

  it('are marked as answered, but not what somebody has written since it was looked at', async () => {
    const [done, again] = [await asking('Thank you'), await asking('Thanks')];
    const lastAt = new Date().toISOString();
    await write(again.person, again.name.id, 'But where is it?');
    const answer = await actOn(desk.ama, { what: 'settle-support' }, [
      { ...done.name, lastAt },
      { ...again.name, lastAt },
    ]);
    expect(fates(answer)).toEqual(['done', 'list_changed']);
    expect((await bulksOf(done.person.id)).map(({ what }) => what)).toEqual(['support-settled']);
  });
});

describe('several cases', () => {
  it('are taken on and put back together; two who take the same ones on share them', async () => {
    const all = await Promise.all([asking(), reported(), asking(), reported()]);
    const names = all.map(({ name }) => name);
    const [ama, bayo] = await Promise.all([
      actOn(desk.ama, { what: 'claim' }, names),
      actOn(desk.bayo, { what: 'claim' }, names.toReversed()),
    ]);
    const [of, ob] = [fates(ama), fates(bayo).toReversed()];
    for (const [index, name] of names.entries()) {
      expect([of[index], ob[index]].sort()).toEqual(['already_taken', 'done']);
      expect(await heldNow(name)).toBe(of[index] === 'done' ? desk.ama.id : desk.bayo.id);
    }
    expect(fates(await actOn(desk.lead, { what: 'release' }, names))).toEqual(['done', 'done', 'done', 'done']);
    for (const name of names) expect(await heldNow(name)).toBeUndefined();
    expect(fates(await actOn(desk.lead, { what: 'assign', to: desk.ama.id }, names))).toEqual(['done', 'done', 'done', 'done']);
    for (const name of names) expect(await heldNow(name)).toBe(desk.ama.id);
  });

  it('ask for the second factor and the role that one of them asks for', async () => {
    const [{ name }, asked, tired] = [await reported(), await asking(), await staffMember(world, 'support')];
    await forgetShown(world, tired.id, '1 hour');
    expect((await actOn(tired, nothing, [name])).problem.code).toBe('second_factor_required');
    expect(fates(await previewOf(tired, nothing, [name]))).toEqual(['done']);
    expect(fates(await actOn(tired, { what: 'claim' }, [asked.name]))).toEqual(['done']);
    expect((await actOn(desk.chioma, nothing, [name])).problem.code).toBe('not_in_role');
    expect((await actOn(desk.ama, { what: 'assign', to: desk.bayo.id }, [name])).problem.code).toBe('not_in_role');
    expect((await actOn(desk.ama, { what: 'retry-payout', because }, [named('payout', 'wb-nothing')])).problem.code).toBe(
      'not_in_role',
    );
  });
});
