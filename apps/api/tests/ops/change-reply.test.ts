import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { changeBy, repliesFor, useReplyDesk, writeBy } from './replies.ts';

const { world, desk, actsOn } = useReplyDesk();
const written = async (title: string) => (await writeBy(desk.lead, { title, shortName: '' })).result;

describe('changing a saved reply', () => {
  it('is a line of the audit trail, which keeps what it said before', async () => {
    const reply = await written('To be changed');
    const { result } = await changeBy(desk.other, reply, { text: 'Hello {{firstName}}', kinds: ['support', 'measure'] });
    expect(result).toMatchObject({ version: 2, text: 'Hello {{firstName}}', kinds: ['support', 'measure'] });
    expect(result.changedBy.username).toBe(desk.other.details.username);
    expect((await actsOn(reply))[1]).toMatchObject({
      what: 'reply-changed',
      staffId: desk.other.id,
      about: { before: reply.text },
    });
    expect(await repliesFor(desk.ama)).toContainEqual(result);
  });

  it('tells the second of two who it was, and writes nothing over', async () => {
    const reply = await written('Read by two');
    await changeBy(desk.lead, reply, { text: 'The words of the first' });
    const { problem } = await changeBy(desk.other, reply, { text: 'The words of the second' });
    const [name] = await world.db<{ fullName: string }[]>`select full_name from profile where user_id = ${desk.lead.id}`;
    expect(problem.code).toBe('list_changed');
    expect(problem.detail).toContain(`${name?.fullName} changed this reply`);
    expect((await repliesFor(desk.ama)).find(({ id }) => id === reply.id)?.text).toBe('The words of the first');
  });

  it('happens once, when several change the same version at the same moment', async () => {
    const reply = await written('Changed at once');
    const answers = await atOnce(6, (index) => changeBy(index % 2 ? desk.lead : desk.other, reply, { text: `Words ${index}` }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await actsOn(reply)).toHaveLength(2);
  });

  it('is refused to who is no lead, and for what is not there', async () => {
    const reply = await written('Of the leads');
    expect((await changeBy(desk.ama, reply, { text: 'Mine' })).problem.code).toBe('not_in_role');
    expect((await changeBy(desk.lead, { ...reply, id: `rpl_${'0'.repeat(26)}` }, {})).problem.code).toBe('not_found');
  });

  it('takes no title that another one has', async () => {
    const reply = await written('First title');
    await written('Second title');
    expect((await changeBy(desk.lead, reply, { title: 'second title' })).problem.errors[0]?.field).toBe('title');
  });
});
