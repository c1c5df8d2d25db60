import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { repliesFor, retireBy, useReplyDesk, writeBy } from './replies.ts';

const { desk, actsOn } = useReplyDesk();

describe('retiring a saved reply', () => {
  it('takes it from everybody, and bringing it back gives it to them as it was', async () => {
    const { result: reply } = await writeBy(desk.lead, { title: 'Old words', shortName: 'old' });
    expect((await retireBy(desk.other, reply)).result.isRetired).toBe(true);
    expect((await repliesFor(desk.ama)).map(({ id }) => id)).not.toContain(reply.id);
    expect((await repliesFor(desk.ama, { state: 'retired' })).map(({ id }) => id)).toContain(reply.id);
    await retireBy(desk.lead, reply, false);
    expect(await repliesFor(desk.ama)).toContainEqual(reply);
    expect((await actsOn(reply)).map(({ what }) => what)).toEqual(['reply-written', 'reply-retired', 'reply-returned']);
  });

  it('happens once, however often it is asked for', async () => {
    const { result: reply } = await writeBy(desk.lead, { title: 'Once', shortName: '' });
    await atOnce(5, () => retireBy(desk.lead, reply));
    expect(await actsOn(reply)).toHaveLength(2);
  });

  it('frees its title and short name, which keep it away while another one has them', async () => {
    const { result: reply } = await writeBy(desk.lead, { title: 'Refund', shortName: 'refund' });
    await retireBy(desk.lead, reply);
    const { result: next } = await writeBy(desk.lead, { title: 'Money back', shortName: 'refund' });
    expect((await retireBy(desk.lead, reply, false)).problem.errors).toEqual([
      { field: 'shortName', message: '/refund is the short name of “Money back”.' },
    ]);
    await retireBy(desk.lead, next);
    expect((await retireBy(desk.lead, reply, false)).status).toBe(200);
  });

  it('is for leads', async () => {
    const { result: reply } = await writeBy(desk.lead, { title: 'Stays', shortName: '' });
    expect((await retireBy(desk.ama, reply)).problem.code).toBe('not_in_role');
  });
});
