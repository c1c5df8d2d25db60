import { supportAccount } from '@waybill/contract/support/support-account';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout, makeStaff } from '../support/staff.ts';
import { because, fates, previewOf } from './bulk-desk.ts';
import { assign, claim, named, nameOf, release, useCaseDesk } from './case-desk.ts';

const { world, desk, heldNow, reported, asking } = useCaseDesk();

const nothing = { what: 'close-report', outcome: 'nothing', because };
const openReports = async (ids: readonly string[]) =>
  (await world.db`select from user_report where handled_at is null and user_id = any(${[...ids]})`).length;

describe('before several cases are dealt with', () => {
  it('each is said to be done or not, with its reason, and nothing happens', async () => {
    const [free, held, own, gone] = [await reported(), await reported(), await reported(), named('report', 'user-999999999')];
    await claim(desk.bayo, held.name);
    await makeStaff(world, own.person, 'support');
    const cases = [free.name, held.name, own.name, gone];
    const { status, result } = await previewOf(own.person, nothing, cases);
    expect(status).toBe(200);
    expect(result).toMatchObject({ done: 1, refused: 3 });
    expect(result.cases.map(({ code, words }) => [code, words])).toEqual([
      [null, ''],
      ['already_taken', expect.stringContaining(`${await nameOf(world, desk.bayo)} holds this since`)],
      ['forbidden', 'This is about you. Somebody else has to decide it.'],
      ['not_found', 'There is no such report.'],
    ]);
    expect(await openReports([free.person.id, held.person.id, own.person.id])).toBe(3);
    expect((await actsAbout(world, free.person.id)).map(({ what }) => what)).toEqual([]);
    expect(await world.db`select from ops_bulk`).toEqual([]);
    await release(desk.bayo, held.name);
  });

  it('a warning is neither set nor told, an answer neither written nor read', async () => {
    const [{ person, name }, asked] = [await reported(), await asking()];
    expect(fates(await previewOf(desk.ama, { ...nothing, outcome: 'warned' }, [name]))).toEqual(['done']);
    expect(fates(await previewOf(desk.ama, { what: 'answer-support', messageText: 'We are back' }, [asked.name]))).toEqual([
      'done',
    ]);
    expect(await world.db`select from measure where user_id = ${person.id}`).toEqual([]);
    expect(await world.db`select from notification where user_id = ${person.id}`).toEqual([]);
    expect(
      await world.db`select from chat_message where room_id = ${asked.name.id} and sender_id = ${supportAccount.id}`,
    ).toEqual([]);
    expect(await actsAbout(world, asked.person.id)).toEqual([]);
  });

  it('says which close with another one, and that somebody has a case already', async () => {
    const [{ person, name }, held, free] = [await reported(), await asking(), await asking()];
    const by = await verifiedPerson(world);
    const [second] = await world.db<{ id: string }[]>`
      insert into user_report (user_id, reported_by, reason, message) values (${person.id}, ${by.id}, 'spam', 'Again') returning id`;
    const { result } = await previewOf(desk.ama, nothing, [name, named('report', `user-${second?.id}`)]);
    expect(result.cases.map(({ isDone, words }) => [isDone, words])).toEqual([
      [true, 'Another report about the same closes with it.'],
      [true, 'Closes with another one that you chose.'],
    ]);
    await claim(desk.ama, held.name);
    const claimed = await previewOf(desk.ama, { what: 'claim' }, [held.name, free.name]);
    expect(claimed.result.cases.map(({ words }) => words)).toEqual(['You have it already.', '']);
    expect(await heldNow(free.name)).toBeUndefined();
    const given = await previewOf(desk.lead, { what: 'assign', to: desk.chioma.id }, [held.name]);
    expect(given.result.cases[0]).toMatchObject({ isDone: false, code: 'invalid_input' });
    expect((await assign(desk.lead, held.name, desk.bayo)).status).toBe(200);
  });
});

describe('several cases at once', () => {
  it('are for whoever may deal with one of them', async () => {
    const acts = [
      [nothing, named('report', 'user-1'), ['ama', 'lead']],
      [{ what: 'answer-support', messageText: 'Hello' }, named('support', 'rom_nothing'), ['ama', 'lead']],
      [{ what: 'settle-support' }, named('support', 'rom_nothing'), ['ama', 'lead']],
      [{ what: 'retry-payout', because }, named('payout', 'wb-nothing'), ['chioma', 'lead']],
      [{ what: 'retry-job', because }, named('job', '00000000-0000-4000-8000-000000000000'), ['lead']],
      [{ what: 'dismiss-job', because }, named('job', '00000000-0000-4000-8000-000000000000'), ['lead']],
      [{ what: 'assign', to: desk.bayo.id }, named('support', 'rom_nothing'), ['lead']],
      [{ what: 'claim' }, named('support', 'rom_nothing'), ['ama', 'chioma', 'dele', 'lead']],
    ] as const;
    for (const [act, name, allowed] of acts)
      for (const who of ['ama', 'chioma', 'dele', 'lead'] as const) {
        const answer = await previewOf(desk[who], act, [name]);
        const fate = answer.status === 200 ? 'let in' : answer.problem.code;
        expect(fate, `${who} ${act.what}`).toBe(allowed.some((one) => one === who) ? 'let in' : 'not_in_role');
      }
  });

  it('are refused one by one where a kind is not for the role', async () => {
    const { name } = await asking();
    const answer = await previewOf(desk.dele, { what: 'claim' }, [name, named('check', 'kyc_nothing')]);
    expect(fates(answer)).toEqual(['not_in_role', 'no_longer_open']);
  });

  it('are a hundred at most, each once, and of the kind that it is for', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => named('report', `user-${index + 900_000_000}`));
    expect((await previewOf(desk.ama, nothing, many(100))).result).toMatchObject({ done: 0, refused: 100 });
    const refusals = [many(101), [], [...many(1), ...many(1)], [named('support', 'rom_nothing')]];
    for (const cases of refusals) expect((await previewOf(desk.ama, nothing, cases)).problem.code).toBe('invalid_input');
    const decided = { what: 'close-report', outcome: 'suspended', because };
    expect((await previewOf(desk.ama, decided, many(1))).problem.code).toBe('invalid_input');
    expect((await previewOf(desk.ama, { what: 'close-report', outcome: 'nothing', because: ' ' }, many(1))).problem.code).toBe(
      'invalid_input',
    );
  });
});
