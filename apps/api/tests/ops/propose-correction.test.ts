import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { decide, propose } from '../support/corrections.ts';
import { verifiedPerson } from '../support/people.ts';
import { balanceOf } from '../support/people-with-money.ts';
import { trailOf } from '../support/trail.ts';
import { useCorrectionDesk } from './correction-desk.ts';

const { world, desk } = useCorrectionDesk();

describe('money moved by hand', () => {
  it.each([
    ['nobody we know', { userId: 'usr_01JCZZZZZZZZZZZZZZZZZZZZZZ' }, 'not_found'],
    ['more than two people put right between them', { amount: 5_000_000.01 }, 'amount_out_of_limits'],
    ['more dollars than that', { amount: 5_000.01, currency: 'USD' }, 'amount_out_of_limits'],
    ['nothing', { amount: 0 }, 'invalid_input'],
    ['less than nothing', { amount: -5 }, 'invalid_input'],
    ['a part of a kobo', { amount: 0.001 }, 'invalid_input'],
    ['without a reason', { because: ' ' }, 'invalid_input'],
    ['without a word for the person', { title: '' }, 'invalid_input'],
    ['in a third direction', { direction: 'sideways' }, 'invalid_input'],
  ])('is refused for %s', async (_, input, code) => {
    const person = await verifiedPerson(world);
    expect((await propose(desk.ada, person.id, input)).problem.code).toBe(code);
  });

  it('is refused for somebody who has left, before and after it was proposed', async () => {
    const person = await verifiedPerson(world);
    const { result } = await propose(desk.ada, person.id);
    await world.db`update account set deactivated_at = now(), blocked_at = now() where id = ${person.id}`;
    expect((await propose(desk.ada, person.id)).problem.code).toBe('forbidden');
    expect((await decide(desk.bola, result.id, 'approve')).problem.code).toBe('forbidden');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    expect((await decide(desk.bola, result.id, 'reject')).result.state).toBe('rejected');
  });
});

describe('asked again', () => {
  it('the same proposal is one proposal, and another under its key is refused', async () => {
    const person = await verifiedPerson(world);
    const key = randomUUID();
    const answers = await atOnce(6, () => propose(desk.ada, person.id, {}, key));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect((await propose(desk.ada, person.id, { amount: 1001 }, key)).problem.code).toBe('key_used_otherwise');
    // A key is the caller's own.
    expect((await propose(desk.bola, person.id, {}, key)).result.id).not.toBe(answers[0]?.result.id);
    expect(await trailOf(world, answers[0]?.result.id ?? '')).toHaveLength(1);
  });

  it('without a key is another one, and takes an id that there is', async () => {
    const person = await verifiedPerson(world);
    const ids = [(await propose(desk.ada, person.id, {}, '')).result.id, (await propose(desk.ada, person.id, {}, '')).result.id];
    expect(new Set(ids).size).toBe(2);
    expect((await decide(desk.bola, 'cor_01JCZZZZZZZZZZZZZZZZZZZZZZ', 'approve')).problem.code).toBe('not_found');
  });
});
