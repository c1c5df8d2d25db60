import { suggestRiders } from '@waybill/contract/board/suggest-riders';
import { answerAssignment } from '@waybill/contract/orders/answer-assignment';
import { reportPosition } from '@waybill/contract/orders/report-position';
import { describe, expect, it } from 'vitest';
import { askNextRider } from '../../src/modules/board/jobs/ask-next-rider.ts';
import { readBoard } from '../../src/modules/board/read-board.ts';
import { type Business, businessDeal, give, type Member } from '../support/businesses.ts';
import { riderOnDuty } from '../support/fleet-on-duty.ts';
import { checkedBusiness, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

type Given = { readonly id: string; readonly riderId: string };

const liveOf = async (orderId: string): Promise<Given | undefined> =>
  (await world.db<Given[]>`select id, rider_id from order_assignment where order_id = ${orderId} and ended_at is null`)[0];

async function hurried(business: Business, rider: Member): Promise<string> {
  const { orderId } = await businessDeal(world, business);
  await world.db`update delivery_order set is_express = true where id = ${orderId}`;
  await give(business, orderId, rider.person.id);
  return orderId;
}

/** The minute of whoever has it is over. */
async function aMinuteLater(business: Business, orderId: string, asked?: Given): Promise<void> {
  const assignment = asked ?? (await liveOf(orderId));
  const data = { assignmentId: assignment?.id, orderId, businessId: business.id };
  await askNextRider.handle(world.node.context, data as never);
}

describe('an express parcel whose rider says nothing', () => {
  it('is given to the next after a minute, once each, and waits on the board when nobody is left', async () => {
    const business = await checkedBusiness(world);
    const [silent, near, far] = [
      await riderOnDuty(world, business),
      await riderOnDuty(world, business),
      await riderOnDuty(world, business),
    ];
    await near.acting.call(reportPosition, { body: { latitude: yaba.latitude, longitude: yaba.longitude } });
    await far.acting.call(reportPosition, { body: { latitude: yaba.latitude + 0.2, longitude: yaba.longitude } });
    const orderId = await hurried(business, silent);
    const first = await liveOf(orderId);
    const waiting = () => world.db`
      select from jobs.job
      where group_id = 'board.ask-next-rider' and data ->> 'assignmentId' = ${first?.id ?? ''} and start_after > now() + interval '20 seconds'`;
    await expect.poll(waiting, { message: 'a minute begins with the assignment' }).toHaveLength(1);
    await aMinuteLater(business, orderId);
    expect(await liveOf(orderId)).toMatchObject({ riderId: near.person.id });
    await aMinuteLater(business, orderId, first);
    expect(await liveOf(orderId), 'the minute of the first is over once').toMatchObject({ riderId: near.person.id });
    await aMinuteLater(business, orderId);
    expect(await liveOf(orderId)).toMatchObject({ riderId: far.person.id });
    const { others } = (await business.call(suggestRiders, { query: { orderId } })).result;
    expect(others.map(({ why }) => why).sort()).toEqual(['has-it', 'no-answer', 'no-answer']);
    await aMinuteLater(business, orderId);
    expect(await liveOf(orderId)).toBeUndefined();
    const { orders } = await readBoard(world.db, business.id, new Date());
    expect(orders[0]).toMatchObject({ orderId, riderId: null, refusal: { isSilent: true, reason: 'Did not answer in time' } });
  });

  it('stays with whoever said yes in time, and a no is their own', async () => {
    const business = await checkedBusiness(world);
    const [tobi] = [await riderOnDuty(world, business), await riderOnDuty(world, business)];
    const taken = await hurried(business, tobi);
    await tobi.acting.call(answerAssignment, { params: { id: taken }, body: { answer: 'taken' } });
    await aMinuteLater(business, taken);
    expect(await liveOf(taken)).toMatchObject({ riderId: tobi.person.id });
    const refused = await hurried(business, tobi);
    const asked = await liveOf(refused);
    await tobi.acting.call(answerAssignment, { params: { id: refused }, body: { answer: 'declined', reason: 'Flat tyre' } });
    await aMinuteLater(business, refused, asked);
    expect(await liveOf(refused)).toBeUndefined();
  });
});
