import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { describe, expect, it } from 'vitest';
import { dealAt, moveTo } from '../support/orders.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { decideBy, useDisputeDesk } from './dispute-desk.ts';

const setup = useDisputeDesk();
const { world, disputed, list } = setup;

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
    const pages: unknown[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = (await setup.ngozi.call(listDisputes, { query: { limit: 1, ...(cursor ? { cursor } : {}) } }))
        .result;
      pages.push(...items.map(({ orderId, kind }) => [orderId, kind]));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(pages).toEqual(await list());

    await decideBy(setup.ngozi, first.orderId, { decision: 'refund' });
    await decideBy(setup.ngozi, third.orderId, { decision: 'release' });
    expect(await list({ state: 'decided' })).toEqual([
      [third.orderId, 'decided'],
      [first.orderId, 'decided'],
    ]);
    expect(await list()).toEqual([
      [second.orderId, 'dispute'],
      [late.orderId, 'late-claim'],
    ]);
    expect((await decideBy(setup.ngozi, late.orderId, { decision: 'refund' })).problem.code).toBe('step_not_allowed');
  });
});
