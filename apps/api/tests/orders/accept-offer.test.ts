import { randomUUID } from 'node:crypto';
import { orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { accept, activeOf, heldFor, latestIn, nameFee, negotiationAt, negotiationOf, turnDown } from '../support/negotiations.ts';
import { carrier } from '../support/orders.ts';
import { Accepted, useNegotiations, Withdrawn } from './negotiating-people.ts';

const { world } = useNegotiations();

describe('an offer', () => {
  it('of the fee that is held becomes an order at once, whoever says yes', async () => {
    for (const yes of ['sender', 'carrier'] as const) {
      const negotiation = await negotiationAt(world, yes === 'sender' ? 6000 : 7000);
      const { sender, carrier: by, packageId } = negotiation;
      const offerId =
        yes === 'sender'
          ? negotiation.offerId
          : latestIn((await nameFee(sender, { packageId, to: by.id }, 6000)).result).negotiationId;
      const { result } = await accept(yes === 'sender' ? sender : by, offerId);
      expect(result.order).toMatchObject({ orderStatus: orderStatus.Accepted, fee: 6000, role: yes, escrow: 'held' });
      expect(latestIn(result.negotiation).status).toBe(Accepted);
      expect(result.negotiation.can).toEqual({ offer: false, accept: 'no', reject: false, withdraw: false });
      expect(await heldFor(world, packageId)).toEqual({ fee: 6000, state: 'held' });
      expect(result.order?.history.at(-1)).toMatchObject({ what: 'order.accepted', by: yes });
    }
  });

  it('of another fee waits for the sender’s PIN when the carrier accepts it, and wants it when the sender does', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 8000);
    expect((await accept(sender, offerId)).problem).toMatchObject({
      code: 'fee_differs',
      detail: expect.stringContaining('₦6,000.00'),
    });
    const mine = latestIn((await nameFee(sender, { packageId, to: by.id }, 7000)).result).negotiationId;
    const key = randomUUID();
    const { result } = await accept(by, mine, key);
    expect(result).toMatchObject({ order: null, negotiation: { can: { accept: 'wait', withdraw: true } } });
    expect((await accept(by, mine, key)).result.order, 'sent twice').toBeNull();
    expect((await accept(by, mine)).problem.code, 'accepted already').toBe('offer_over');
    expect((await negotiationOf(sender, packageId, by.id)).result.can).toMatchObject({ accept: 'pin', withdraw: true });
    expect((await activeOf(sender)).items).toMatchObject([
      { packageId, needsMe: true, heldFee: 6000, charge: 500, offer: { amount: 7000 } },
    ]);
    expect((await activeOf(by)).items).toMatchObject([
      { packageId, needsMe: false, charge: null, otherParty: { id: sender.id } },
    ]);
    expect((await turnDown(sender, mine)).status, 'the sender thinks better of it').toBe(204);
    expect(latestIn((await negotiationOf(by, packageId, sender.id)).result).status).toBe(Withdrawn);
  });

  it('is accepted by the other side only, with a checked identity', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 6000);
    expect((await accept(by, offerId)).problem.code).toBe('forbidden');
    expect((await accept(await carrier(world), offerId)).problem.code).toBe('not_found');
    const mine = latestIn((await nameFee(sender, { packageId, to: by.id }, 6000)).result).negotiationId;
    await world.db`update profile set kyc_status = 3 where user_id = ${by.id}`;
    expect((await accept(by, mine)).problem.code).toBe('kyc_required');
    expect(await heldFor(world, packageId)).toEqual({ fee: 6000, state: 'held' });
  });

  it('of somebody who was suspended since is over', async () => {
    const { sender, carrier: by, offerId } = await negotiationAt(world, 6000);
    await world.db`update account set blocked_at = now() where id = ${by.id}`;
    expect((await accept(sender, offerId)).problem.code).toBe('offer_over');
  });
});
