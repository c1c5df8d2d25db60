import { describe, expect, it } from 'vitest';
import { riderAt, ringFor, sendExpress, senderOf } from '../support/riders.ts';
import { sendParcel } from '../support/timeline.ts';
import { accept, info, useExpressRiders } from './express-riders.ts';

const { world } = useExpressRiders();

describe('express parcels for a rider', () => {
  it('tell what they ask for: to the rider the request, to the sender the search, to a stranger nothing once it is taken', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [rider, rung, stranger] = [await riderAt(world, 2), await riderAt(world, 3), await riderAt(world, 4)];
    await ringFor(sender, id, [rung]);
    expect((await info(rider, id, { deliveryUserId: rider.id })).result).toMatchObject({
      search: null,
      request: { ringsUntil: null },
    });
    expect((await info(rung, id)).result.request?.ringsUntil).toEqual(expect.any(String));
    expect((await info(rider, id, { deliveryUserId: rung.id })).problem.code).toBe('not_found');
    expect((await info(sender, id, { deliveryUserId: rung.id })).result.request).toBeNull();
    await accept(rider, id);
    expect((await info(rung, id)).result.request).toMatchObject({
      ringsUntil: null,
      package: { status: 'matched', secrets: null },
    });
    expect((await info(rider, id)).result.request?.package.secrets).not.toBeNull();
    expect((await info(stranger, id)).problem.code).toBe('not_found');
    expect((await info(sender, (await sendParcel(await senderOf(world, 2))).result.id)).problem.code).toBe('not_found');
  });
});
