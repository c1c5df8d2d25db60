import { describe, expect, it } from 'vitest';
import { tally } from '../support/at-once.ts';
import { disputed, orderOf } from '../support/orders.ts';
import { answer, ask, openQuestion, putBack, withdraw } from '../support/questions.ts';
import { claim, named, useCaseDesk } from './case-desk.ts';

const { world, desk } = useCaseDesk();

async function asked() {
  const deal = await disputed(world);
  await ask(desk.ama, deal.orderId, 'carrier');
  return { ...deal, questionId: await openQuestion(deal.carrier, deal.orderId) };
}

describe('a question that is taken back', () => {
  it('needs no answer any more, and the next one may be asked', async () => {
    const { carrier, orderId, questionId } = await asked();
    const { result } = await withdraw(desk.bayo, orderId, questionId);
    expect(result).toMatchObject({ questions: [{ state: 'withdrawn', answer: '' }], asked: [] });
    expect(await orderOf(carrier, orderId)).toMatchObject({ needsMe: false, questions: [{ state: 'withdrawn' }] });
    const { problem } = await answer(carrier, orderId, questionId);
    expect([problem.code, problem.detail]).toEqual([
      'no_longer_open',
      'Our team has taken that question back. You need not answer it.',
    ]);
    expect((await ask(desk.ama, orderId, 'carrier')).status).toBe(201);
    expect(
      await world.db`select staff_id, user_id, about, because from ops_act where what = 'question-withdrawn' and subject = ${result.trackingId}`,
    ).toEqual([{ staffId: desk.bayo.id, userId: carrier.id, about: { orderId, side: 'carrier' }, because: 'The photo says it' }]);
  });

  it('is answered or taken back, never both, when both happen at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { carrier, orderId, questionId } = await asked();
      const [answered, withdrawn] = await Promise.all([
        answer(carrier, orderId, questionId),
        withdraw(desk.ama, orderId, questionId),
      ]);
      expect([answered.status, withdrawn.status]).toEqual(answered.status === 201 ? [201, 409] : [409, 200]);
    }
  });

  it('waits for an answer, is in that dispute, and no colleague holds the case', async () => {
    const { carrier, orderId, questionId } = await asked();
    const other = await asked();
    expect((await withdraw(desk.ama, other.orderId, questionId)).problem.code).toBe('not_found');
    await claim(desk.bayo, named('dispute', orderId));
    expect((await withdraw(desk.ama, orderId, questionId)).problem.code).toBe('already_taken');
    await answer(carrier, orderId, questionId);
    expect((await withdraw(desk.bayo, orderId, questionId)).problem.code).toBe('no_longer_open');
    await putBack(world, other.questionId, '25 hours');
    expect(tally([await withdraw(desk.ama, other.orderId, other.questionId)])).toEqual({ no_longer_open: 1 });
  });
});
