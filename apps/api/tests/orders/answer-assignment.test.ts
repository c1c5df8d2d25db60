import { answerAssignment } from '@waybill/contract/orders/answer-assignment';
import { expect, it } from 'vitest';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { codesOf, moveTo, orderOf } from '../support/orders.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const answer = (who: Visitor, id: string, body: Record<string, unknown>) => who.call(answerAssignment, { params: { id }, body });

it('takes a yes once, and a no with its reason until the parcel is picked up', async () => {
  const business = await checkedBusiness(world);
  const { person, acting } = await memberOf(world, business, 'rider');
  const { orderId } = await businessDeal(world, business);
  await give(business, orderId, person.id);
  expect((await answer(acting, orderId, { answer: 'taken' })).result.state).toBe('taken');
  expect((await answer(acting, orderId, { answer: 'taken' })).result.state).toBe('taken');
  expect((await answer(acting, orderId, { answer: 'declined' })).problem.errors[0]?.field).toBe('reason');
  const no = { answer: 'declined', reason: 'My tyre is flat' };
  expect((await answer(acting, orderId, no)).result).toMatchObject({ state: 'declined', reason: 'My tyre is flat' });
  expect((await orderOf(business, orderId)).assignment).toMatchObject({ state: 'declined', reason: 'My tyre is flat' });
  expect((await answer(acting, orderId, { answer: 'taken' })).problem.code, 'it is not theirs any more').toBe('not_found');
  await give(business, orderId, person.id);
  await moveTo(acting, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
  expect((await answer(acting, orderId, no)).problem.code).toBe('step_not_allowed');
});

it('is the rider’s own: neither another member nor the business says yes for them', async () => {
  const business = await checkedBusiness(world);
  const { person } = await memberOf(world, business, 'rider');
  const dispatcher = await memberOf(world, business, 'dispatcher');
  const { orderId } = await businessDeal(world, business);
  await give(business, orderId, person.id);
  expect((await answer(dispatcher.acting, orderId, { answer: 'taken' })).problem.code).toBe('not_found');
  expect((await answer(business, orderId, { answer: 'taken' })).problem.code).toBe('forbidden');
});

it('rings the rider at once, tells the business of a no, and who has joined', async () => {
  const business = await checkedBusiness(world);
  const { person, acting } = await memberOf(world, business, 'rider');
  const { orderId } = await businessDeal(world, business);
  await give(business, orderId, person.id);
  const wordsTo = async (userId: string) =>
    (await world.db<{ message: string }[]>`select message from notification where user_id = ${userId}`).map(
      ({ message }) => message,
    );
  await expect
    .poll(() => wordsTo(person.id), { timeout: 10_000 })
    .toEqual([expect.stringMatching(/^Swift Riders wants you to ride .+ → .+\. Can you\?$/)]);
  await answer(acting, orderId, { answer: 'declined', reason: 'My tyre is flat' });
  await expect
    .poll(() => wordsTo(business.id), { timeout: 10_000 })
    .toEqual(
      expect.arrayContaining([
        'Chidi Okafor has said yes and is a rider of yours now.',
        expect.stringMatching(/^Chidi Okafor cannot ride .+ → .+: “My tyre is flat” Please give it to somebody else\.$/),
      ]),
    );
});
