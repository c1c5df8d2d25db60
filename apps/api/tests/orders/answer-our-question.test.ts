import { randomUUID } from 'node:crypto';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { orderStatus } from '@waybill/contract/orders/enums';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { exportData } from '@waybill/contract/users/export-data';
import { describe, expect, it } from 'vitest';
import { decideBy } from '../ops/dispute-desk.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { confirm } from '../support/leaving.ts';
import { madeBefore } from '../support/made-before.ts';
import { disputed, moveTo, orderOf, runTheClock } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { answer, ask, asked, openQuestion, putBack } from '../support/questions.ts';
import { staffMember } from '../support/staff.ts';
import { checkedBusiness, uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
const desk = madeBefore(async () => ({ ama: await staffMember(world, 'support') }));

const disputeOf = async (orderId: string) => (await desk.ama.call(getDispute, { params: { orderId } })).result;

async function askedCarrier() {
  const deal = await disputed(world);
  await ask(desk.ama, deal.orderId, 'carrier');
  return { ...deal, questionId: await openQuestion(deal.carrier, deal.orderId) };
}

describe('an answer to our people', () => {
  it('comes with words and pictures, once, and brings the case back', async () => {
    const { carrier, orderId, questionId } = await askedCarrier();
    const picture = await uploadedPicture(world, carrier.id);
    const { status, result } = await answer(carrier, orderId, questionId, { imageIdList: [picture] });
    expect(status).toBe(201);
    const given = { state: 'answered', answer: 'It was taped', images: [{ publicId: picture }] };
    expect(result).toMatchObject({ needsMe: false, questions: [given] });
    expect(await disputeOf(orderId)).toMatchObject({ questions: [given], asked: [{ state: 'answered' }] });
    const { problem } = await answer(carrier, orderId, questionId, { answer: 'No, it was open' });
    expect([problem.code, problem.detail]).toEqual(['no_longer_open', expect.stringContaining('answered already')]);
    expect((await disputeOf(orderId)).questions[0]?.answer).toBe('It was taped');
  });

  it('is one answer, however often it is sent', async () => {
    const { carrier, orderId, questionId } = await askedCarrier();
    const key = randomUUID();
    expect(tally(await atOnce(4, () => answer(carrier, orderId, questionId, {}, key)))).toEqual({ 201: 4 });
    expect((await answer(carrier, orderId, questionId, { answer: 'Other words' }, key)).problem.code).toBe('key_used_otherwise');
  });

  it('needs words, and pictures of one’s own', async () => {
    const { sender, carrier, orderId, questionId } = await askedCarrier();
    expect((await answer(carrier, orderId, questionId, { answer: '  ' })).problem.errors[0]?.field).toBe('answer');
    const theirs = await uploadedPicture(world, sender.id);
    expect((await answer(carrier, orderId, questionId, { imageIdList: [theirs] })).problem.code).toBe('invalid_input');
    expect((await disputeOf(orderId)).questions[0]?.state).toBe('open');
  });

  it('is of the side that was asked: the other one neither answers nor hears of it, in no call and no stream', async () => {
    const { sender, carrier, orderId } = await disputed(world);
    const [theirs, own] = [await listenAs(sender), await listenAs(carrier)];
    await ask(desk.ama, orderId, 'carrier');
    const questionId = await openQuestion(carrier, orderId);
    expect((await answer(sender, orderId, questionId)).problem.code).toBe('not_found');
    expect((await answer(await verifiedPerson(world), orderId, questionId)).problem.code).toBe('not_found');
    const picture = await uploadedPicture(world, carrier.id);
    await answer(carrier, orderId, questionId, { imageIdList: [picture] });
    await eventually('The carrier’s other pages hear of it', async () =>
      own.events.some((event) => event.type === 'order.changed' && event.what === 'question-answered'),
    );
    await confirm(sender);
    const everything = JSON.stringify([
      await orderOf(sender, orderId),
      (await sender.call(listOrders, { query: {} })).result,
      (await sender.call(exportData)).result,
      theirs.events,
    ]);
    for (const secret of [asked, 'It was taped', picture, questionId, 'question-a']) expect(everything).not.toContain(secret);
  });

  it('is found by the list of one’s orders as something that waits for oneself', async () => {
    const { sender, carrier, orderId } = await askedCarrier();
    const waits = async (person: typeof sender) =>
      (await person.call(listOrders, { query: {} })).result.items.find(({ id }) => id === orderId)?.needsMe;
    expect([await waits(sender), await waits(carrier)]).toEqual([false, true]);
  });

  it('is part of what one may take away about oneself', async () => {
    const { carrier, orderId, questionId } = await askedCarrier();
    await answer(carrier, orderId, questionId);
    await confirm(carrier);
    const all = JSON.stringify((await carrier.call(exportData)).result);
    for (const word of [asked, 'It was taped']) expect(all).toContain(word);
  });
});

describe('of a business', () => {
  it('the rider who has the parcel answers, and whoever hands out its work; nobody else’s rider', async () => {
    const business = await checkedBusiness(world);
    const [rider, other] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'rider')];
    const dispatcher = await memberOf(world, business, 'dispatcher');
    const { sender, orderId } = await businessDeal(world, business, 'InTransit');
    await give(business, orderId, rider.person.id);
    const imageIdList = [await uploadedPicture(world, business.id)];
    await moveTo(business, orderId, 'Delivered', { imageIdList });
    expect((await moveTo(sender, orderId, 'Disputed', { message: 'The box is empty' })).status).toBe(200);
    await ask(desk.ama, orderId, 'carrier');
    const questionId = await openQuestion(dispatcher.acting, orderId);
    expect((await answer(other.acting, orderId, questionId)).problem.code).toBe('not_found');
    expect((await answer(rider.acting, orderId, questionId)).status).toBe(201);
    expect((await disputeOf(orderId)).questions[0]?.answeredBy).toEqual(expect.any(String));
    await ask(desk.ama, orderId, 'carrier');
    expect((await answer(dispatcher.acting, orderId, await openQuestion(business, orderId))).status).toBe(201);
  });
});

describe('the time to answer', () => {
  it('is over at the deadline, and the case says so, whether or not the clock has come by', async () => {
    const { carrier, orderId, questionId } = await askedCarrier();
    await putBack(world, questionId, '24 hours');
    expect((await disputeOf(orderId)).asked).toMatchObject([{ state: 'unanswered' }]);
    expect(await orderOf(carrier, orderId)).toMatchObject({ needsMe: false, questions: [{ state: 'unanswered' }] });
    const { problem } = await answer(carrier, orderId, questionId);
    expect([problem.code, problem.detail]).toEqual(['no_longer_open', expect.stringContaining('The time to answer is over')]);
    const stream = await listenAs(carrier);
    await runTheClock(world);
    expect(
      await world.db`select state, ended_at = answer_by as at_deadline from order_question where id = ${questionId}`,
    ).toEqual([{ state: 'unanswered', atDeadline: true }]);
    const isTold = () => stream.events.some((event) => event.type === 'order.changed' && event.what === 'question-unanswered');
    await eventually('Their open page hears of it', async () => isTold());
    expect((await ask(desk.ama, orderId, 'carrier')).status, 'another may be asked').toBe(201);
  });

  it('is asked about once more when the next question comes before the clock', async () => {
    const { orderId, questionId } = await askedCarrier();
    await putBack(world, questionId, '24 hours');
    expect((await ask(desk.ama, orderId, 'carrier')).status).toBe(201);
    expect((await disputeOf(orderId)).questions.map(({ state }) => state)).toEqual(['unanswered', 'open']);
  });

  it('lets in an answer or ends the question, never both, when they meet at its edge', async () => {
    let answered = 0;
    for (let round = 0; round < 12; round += 1) {
      const { carrier, orderId, questionId } = await askedCarrier();
      // The deadline is somewhere within the next moments.
      await world.db`
        update order_question set asked_at = now() - interval '1 hour', answer_by = now() + ${round * 3}::int * interval '1 millisecond'
        where id = ${questionId}`;
      const [given] = await Promise.all([answer(carrier, orderId, questionId), runTheClock(world), runTheClock(world)]);
      await runTheClock(world);
      const [row] = await world.db<
        { state: string; answer: string }[]
      >`select state, answer from order_question where id = ${questionId}`;
      if (given.status === 201) answered += 1;
      expect(row).toEqual(
        given.status === 201 ? { state: 'answered', answer: 'It was taped' } : { state: 'unanswered', answer: '' },
      );
    }
    expect(answered, 'some on each side of the edge').toBeLessThan(12);
  });
});

describe('a decision', () => {
  it('ends the question that waits, and needs no answer any more', async () => {
    const { carrier, orderId, questionId } = await askedCarrier();
    expect((await decideBy(desk.ama, orderId, { decision: 'refund' })).status).toBe(200);
    expect(await disputeOf(orderId)).toMatchObject({ questions: [{ state: 'decided' }], asked: [] });
    expect(await orderOf(carrier, orderId)).toMatchObject({ questions: [{ state: 'decided' }], needsMe: false });
    expect((await answer(carrier, orderId, questionId)).problem.code).toBe('no_longer_open');
  });

  it('and an answer at the same moment leave one of two records: answered before, or not needed', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { carrier, orderId, questionId } = await askedCarrier();
      const [given, decided] = await Promise.all([
        answer(carrier, orderId, questionId),
        decideBy(desk.ama, orderId, { decision: 'release' }),
      ]);
      expect(decided.result.orderStatus).toBe(orderStatus.Completed);
      const [question] = (await disputeOf(orderId)).questions;
      expect([given.status, question?.state]).toEqual(given.status === 201 ? [201, 'answered'] : [409, 'decided']);
    }
  });
});
