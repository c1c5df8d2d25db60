import { describe, expect, it } from 'vitest';
import { negotiationAt, negotiationOf } from '../support/negotiations.ts';
import { carrier, offer, wantedParcel } from '../support/orders.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { useNegotiations } from './negotiating-people.ts';

const { world } = useNegotiations();

describe('the last agreed fees', () => {
  it('of a route are seen by both: five, newest first, and never whose', async () => {
    for (const amount of [5100, 5200, 5300, 5400, 5500, 5600]) {
      const done = await wantedParcel(world, (await personWithMoney(world, { NGN: 7000 })).id, { fee: amount });
      const by = await carrier(world);
      const { id } = (await offer(by, done)).result;
      await world.db`update delivery_order set status = 1, due_at = null where id = ${id}`;
    }
    const { sender, carrier: by, packageId } = await negotiationAt(world, 7000);
    const seen = (await negotiationOf(by, packageId, sender.id)).result.lastAgreedFees;
    expect(seen.map(({ amount }) => amount)).toEqual([5600, 5500, 5400, 5300, 5200]);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['amount', 'currency', 'dispatchMode', 'on', 'weight']);
    expect((await negotiationOf(sender, packageId, by.id)).result.lastAgreedFees).toEqual(seen);
  });
});
