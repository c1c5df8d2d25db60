import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { late, repliesFor, retireBy, useReplyDesk, writeBy } from './replies.ts';

const { world, desk, actsOn } = useReplyDesk();

describe('a saved reply', () => {
  it('is written by a lead, used by everybody of us, and stands in the audit trail', async () => {
    const { result } = await writeBy(desk.lead);
    expect(result).toMatchObject({ ...late, version: 1, isRetired: false, changedBy: { username: desk.lead.details.username } });
    expect(await repliesFor(desk.ama)).toContainEqual(result);
    expect(await actsOn(result)).toMatchObject([{ what: 'reply-written', staffId: desk.lead.id, about: { title: late.title } }]);
  });

  it('is not written by who only uses it', async () => {
    expect((await writeBy(desk.ama, { title: 'Of Ama', shortName: '' })).problem.code).toBe('not_in_role');
    expect((await repliesFor(desk.ama)).map(({ title }) => title)).not.toContain('Of Ama');
  });

  it('has a title and a short name of its own, whatever their case', async () => {
    await writeBy(desk.lead, { title: 'Lost', shortName: 'lost' });
    expect((await writeBy(desk.other, { title: 'LOST', shortName: '' })).problem.errors).toEqual([
      { field: 'title', message: 'There is a reply called “Lost” already.' },
    ]);
    expect((await writeBy(desk.other, { title: 'Lost parcel', shortName: 'Lost' })).problem.errors).toEqual([
      { field: 'shortName', message: '/lost is the short name of “Lost”.' },
    ]);
  });

  it('is written once, when two leads have the same thought at the same moment', async () => {
    const answers = await atOnce(6, (index) => writeBy(index % 2 ? desk.lead : desk.other, { title: 'Same', shortName: 'same' }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await world.db`select from ops_reply where title = 'Same'`).toHaveLength(1);
  });

  it('knows its fields, and names the one that it does not know', async () => {
    const { problem } = await writeBy(desk.lead, { title: 'Odd', shortName: '', text: 'Dear {{nickname}}' });
    expect(problem.errors).toEqual([{ field: 'text', message: 'There is no field {{nickname}}. Please choose one of the list' }]);
    const half = await writeBy(desk.lead, { title: 'Odd', shortName: '', text: 'Dear {{firstName}' });
    expect(half.problem.errors[0]?.message).toContain('{{firstName}.');
  });

  it('is for at least one kind of case', async () => {
    const { problem } = await writeBy(desk.lead, { title: 'For none', shortName: '', kinds: [] });
    expect(problem.errors).toEqual([{ field: 'kinds', message: 'Please choose at least one kind of case' }]);
  });

  it('finds no room above two hundred, until one is retired', async () => {
    const { result: one } = await writeBy(desk.lead, { title: 'One of many', shortName: '' });
    await world.db`
      insert into ops_reply (id, title, body, kinds, changed_by)
      select 'rpl_' || lpad(n::text, 26, '0'), 'Filler ' || n, 'Hello', '{support}', ${desk.lead.id} from generate_series(1, 200) as n`;
    expect((await writeBy(desk.lead, { title: 'Too many', shortName: '' })).problem.detail).toContain('retire one');
    await world.db`delete from ops_reply where title like 'Filler %'`;
    await retireBy(desk.lead, one);
    expect((await writeBy(desk.lead, { title: 'Not too many', shortName: '' })).status).toBe(201);
  });
});
