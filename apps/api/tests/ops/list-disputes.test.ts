import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { dealAt, moveTo } from '../support/orders.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { decideBy, useDisputeDesk } from './dispute-desk.ts';

const { world, disputed, list, desk } = useDisputeDesk();

describe('disputes', () => {
  it('wait in a list, the longest first; claims that came too late stand behind them; decided, they are in the other list', async () => {
    const [first, second] = [await disputed(), await disputed()];
    const late = await dealAt(world, 'InTransit');
    await world.db`update delivery_order set status = 6 where id = ${late.orderId}`;
    const claim = { imageIdList: [await uploadedPicture(world, late.carrier.id)], happenedAt: new Date().toISOString() };
    expect((await moveTo(late.carrier, late.orderId, 'Delivered', claim)).problem.code).toBe('step_not_allowed');
    const third = await disputed();
    expect(await list()).toEqual([
      [first.orderId, 'dispute'],
      [second.orderId, 'dispute'],
      [third.orderId, 'dispute'],
      [late.orderId, 'late-claim'],
    ]);
    expect(await list({ state: 'decided' })).toEqual([]);
    const paged = await allPages(async (on) => (await desk.ngozi.call(listDisputes, { query: { limit: 1, ...on } })).result);
    expect(paged.map(({ orderId, kind }) => [orderId, kind])).toEqual(await list());

    await decideBy(desk.ngozi, first.orderId, { decision: 'refund' });
    await decideBy(desk.ngozi, third.orderId, { decision: 'release' });
    expect(await list({ state: 'decided' })).toEqual([
      [third.orderId, 'decided'],
      [first.orderId, 'decided'],
    ]);
    expect(await list()).toEqual([
      [second.orderId, 'dispute'],
      [late.orderId, 'late-claim'],
    ]);
    expect((await decideBy(desk.ngozi, late.orderId, { decision: 'refund' })).problem.code).toBe('step_not_allowed');
  });
});
