import { getDispute } from '@waybill/contract/ops/get-dispute';
import { lookIntoClaim } from '@waybill/contract/ops/look-into-claim';
import { describe, expect, it } from 'vitest';
import { listDisputesNow } from '../../src/ops/list-disputes.ts';
import { tally } from '../support/at-once.ts';
import { dealAt, moveTo } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { actsAbout } from '../support/staff.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { because, useDisputeDesk } from './dispute-desk.ts';

const { world, disputed, list, desk } = useDisputeDesk();

describe('disputes', () => {
  it('a claim that came too late leaves the list when one of us has looked into it, once, and a later one comes back', async () => {
    const late = await dealAt(world, 'InTransit');
    await world.db`update delivery_order set status = 6 where id = ${late.orderId}`;
    const claim = async () =>
      moveTo(late.carrier, late.orderId, 'Delivered', {
        imageIdList: [await uploadedPicture(world, late.carrier.id)],
        happenedAt: new Date().toISOString(),
      });
    await claim();
    const { orderId } = late;
    const isOpen = async () => (await list()).some(([id]) => id === orderId);
    const lookInto = (staff: Person) => staff.call(lookIntoClaim, { params: { orderId }, body: { because } });
    expect(await isOpen()).toBe(true);
    expect(tally(await Promise.all([desk.ngozi, desk.tunde].map(lookInto)))).toEqual({ 204: 1, already_decided: 1 });
    expect(await isOpen()).toBe(false);
    expect(await list({ state: 'decided' })).toContainEqual([orderId, 'decided']);
    expect((await desk.ngozi.call(getDispute, { params: { orderId } })).result.kind).toBe('decided');
    expect(await listDisputesNow(world.node.context)).not.toContain(orderId);
    expect((await actsAbout(world, late.sender.id)).map(({ what }) => what)).toEqual(['claim-looked-into']);
    await claim();
    expect(await isOpen()).toBe(true);
  });

  it('are not looked into as if they were late claims, nor by one of the two', async () => {
    const { orderId } = await disputed();
    const params = { orderId };
    expect((await desk.ngozi.call(lookIntoClaim, { params, body: { because } })).problem.code).toBe('step_not_allowed');
    const other = { orderId: (await dealAt(world, 'Delivered')).orderId };
    expect((await desk.ngozi.call(lookIntoClaim, { params: other, body: { because } })).problem.code).toBe('not_found');
  });
});
