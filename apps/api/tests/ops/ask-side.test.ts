import { randomUUID } from 'node:crypto';
import { dueAt } from '@waybill/contract/ops/case-times';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { dealAt, disputed, orderOf } from '../support/orders.ts';
import { answer, ask, asked, openQuestion, putBack, withdraw } from '../support/questions.ts';
import { makeStaff } from '../support/staff.ts';
import { claim, named, nameOf, useCaseDesk } from './case-desk.ts';
import { decideBy } from './dispute-desk.ts';

const { world, desk, open } = useCaseDesk();

const disputeOf = async (orderId: string) => (await desk.ama.call(getDispute, { params: { orderId } })).result;
const waitingCase = async (orderId: string) => (await open(desk.ama, { kind: 'dispute' })).items.find(({ id }) => id === orderId);
const hourMs = 3_600_000;

describe('a question to one side of a dispute', () => {
  it('waits for that side alone, a day if nobody says otherwise, and stands in the case with who asked', async () => {
    const { sender, carrier, orderId } = await disputed(world);
    const { status, result } = await ask(desk.ama, orderId, 'carrier');
    expect(status).toBe(201);
    const [question] = result.questions;
    expect(question).toMatchObject({
      side: 'carrier',
      userId: carrier.id,
      askedBy: { id: desk.ama.id },
      question: asked,
      state: 'open',
      answer: '',
      endedAt: null,
      answeredBy: null,
    });
    expect(Date.parse(question?.answerBy ?? '') - Date.parse(question?.askedAt ?? '')).toBe(24 * hourMs);
    const seen = await orderOf(carrier, orderId);
    expect(seen.questions).toEqual([
      {
        id: question?.id,
        question: asked,
        state: 'open',
        askedAt: question?.askedAt,
        answerBy: question?.answerBy,
        endedAt: null,
        answer: '',
        images: [],
      },
    ]);
    expect(seen.needsMe).toBe(true);
    expect(await orderOf(sender, orderId)).toMatchObject({ questions: [], needsMe: false });
  });

  it('has a time of four hours to three days, and words', async () => {
    const { orderId } = await disputed(world);
    for (const hours of [0, 5, 96])
      expect((await ask(desk.ama, orderId, 'sender', { hours })).problem.errors[0]?.field).toBe('hours');
    expect((await ask(desk.ama, orderId, 'sender', { question: ' ' })).problem.errors[0]?.field).toBe('question');
    const { questions } = (await ask(desk.ama, orderId, 'sender', { hours: 4 })).result;
    expect(Date.parse(questions[0]?.answerBy ?? '') - Date.parse(questions[0]?.askedAt ?? '')).toBe(4 * hourMs);
  });

  it('is one at a time for each side, also of several who ask at the same moment, and six in all', async () => {
    const { carrier, orderId } = await disputed(world);
    const staff = [desk.ama, desk.bayo, desk.lead];
    expect(tally(await atOnce(6, (index) => ask(staff[index % 3] ?? desk.ama, orderId, 'carrier')))).toEqual({
      201: 1,
      step_not_allowed: 5,
    });
    expect((await ask(desk.ama, orderId, 'sender')).status).toBe(201);
    for (let more = 0; more < 4; more += 1) {
      await answer(carrier, orderId, await openQuestion(carrier, orderId));
      expect((await ask(desk.ama, orderId, 'carrier')).status).toBe(201);
    }
    await answer(carrier, orderId, await openQuestion(carrier, orderId));
    expect((await ask(desk.ama, orderId, 'carrier')).problem.detail).toContain('6 questions about one dispute are the most');
  });

  it('is asked once, however often it is sent', async () => {
    const { orderId } = await disputed(world);
    const key = randomUUID();
    expect(tally(await atOnce(4, () => ask(desk.ama, orderId, 'sender', {}, key)))).toEqual({ 201: 4 });
    expect((await disputeOf(orderId)).questions).toHaveLength(1);
    expect((await ask(desk.ama, orderId, 'carrier', {}, key)).problem.code).toBe('key_used_otherwise');
  });

  it('is not for what a colleague holds, for what is one’s own, nor for what is not in dispute', async () => {
    const { sender, orderId } = await disputed(world);
    await claim(desk.bayo, named('dispute', orderId));
    const { problem } = await ask(desk.ama, orderId, 'carrier');
    expect([problem.code, problem.detail]).toEqual(['already_taken', expect.stringContaining(await nameOf(world, desk.bayo))]);
    expect((await ask(desk.bayo, orderId, 'carrier')).status).toBe(201);
    await makeStaff(world, sender);
    expect((await ask(sender, orderId, 'carrier')).problem.code).toBe('forbidden');
    const { orderId: peaceful } = await dealAt(world, 'Delivered');
    expect((await ask(desk.ama, peaceful, 'sender')).problem.code).toBe('step_not_allowed');
    await decideBy(desk.bayo, orderId, { decision: 'refund' });
    expect((await ask(desk.ama, orderId, 'sender')).problem.code).toBe('step_not_allowed');
  });

  it('is a line of the audit trail, without its words', async () => {
    const { carrier, orderId } = await disputed(world);
    const { trackingId } = (await ask(desk.ama, orderId, 'carrier')).result;
    expect(await world.db`select staff_id, what, user_id, about, because from ops_act where subject = ${trackingId}`).toEqual([
      {
        staffId: desk.ama.id,
        what: 'side-asked',
        userId: carrier.id,
        about: { orderId, side: 'carrier', hours: 24 },
        because: '',
      },
    ]);
  });
});

describe('a case whose side was asked', () => {
  it('waits for them by name, and is due at the deadline: the list and the rule agree at each turn', async () => {
    const { sender, carrier, orderId } = await disputed(world);
    const agreed = async () => {
      const row = await waitingCase(orderId);
      const { asked: sides, since } = await disputeOf(orderId);
      const [listed] = (await desk.ama.call(listDisputes, { query: { limit: 50 } })).result.items.filter(
        (one) => one.orderId === orderId,
      );
      expect(row?.asked).toEqual(sides);
      expect(listed?.asked).toEqual(sides);
      expect(row?.dueAt).toBe(dueAt('dispute', new Date(since), sides).toISOString());
      return { due: Date.parse(row?.dueAt ?? ''), since: Date.parse(since), sides };
    };
    const before = await agreed();
    expect([before.due - before.since, before.sides]).toEqual([24 * hourMs, []]);

    const { questions } = (await ask(desk.ama, orderId, 'carrier', { hours: 4 })).result;
    const byThen = questions[0]?.answerBy ?? '';
    expect(await agreed()).toMatchObject({
      due: Date.parse(byThen),
      sides: [{ name: carrier.details.fullName, state: 'waiting', until: byThen }],
    });
    const both = (await ask(desk.ama, orderId, 'sender', { hours: 72 })).result.questions[1]?.answerBy ?? '';
    expect(await agreed(), 'the later of the two').toMatchObject({ due: Date.parse(both) });

    const toSender = await openQuestion(sender, orderId);
    await withdraw(desk.ama, orderId, toSender);
    expect(await agreed(), 'what was taken back does not count').toMatchObject({
      due: Date.parse(byThen),
      sides: [{ state: 'waiting' }],
    });

    const id = await openQuestion(carrier, orderId);
    await answer(carrier, orderId, id);
    const endedAt = Date.parse((await disputeOf(orderId)).questions[0]?.endedAt ?? '');
    expect(await agreed(), 'four hours after the answer').toMatchObject({
      due: endedAt + 4 * hourMs,
      sides: [{ state: 'answered' }],
    });

    await ask(desk.ama, orderId, 'carrier');
    await putBack(world, id, '50 hours');
    await putBack(world, await openQuestion(carrier, orderId), '25 hours');
    const late = await agreed();
    expect(late.sides).toMatchObject([{ state: 'unanswered' }]);
    expect(late.due, 'due since the time to answer was over').toBeLessThan(Date.now());
  });
});
