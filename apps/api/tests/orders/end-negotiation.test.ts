import { describe, expect, it } from 'vitest';
import { withdrawUnanswered } from '../../src/modules/orders/jobs/negotiation-jobs.ts';
import { newId } from '../../src/platform/ids.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { accept, activeOf, latestIn, nameFee, negotiationAt, negotiationOf, turnDown } from '../support/negotiations.ts';
import { carrier } from '../support/orders.ts';
import { Rejected, useNegotiations, Withdrawn } from './negotiating-people.ts';

const { world } = useNegotiations();

const letADayPass = (offerId: string) =>
  world.db`update negotiation set open_until = now() - interval '1 second' where id = ${offerId}`;

describe('an offer', () => {
  it('is taken back by whoever named it, and turned down by the other', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 7000);
    expect((await turnDown(await carrier(world), offerId)).problem.code).toBe('not_found');
    expect((await turnDown(by, offerId)).status).toBe(204);
    expect((await turnDown(by, offerId)).problem.code).toBe('offer_over');
    const next = latestIn((await nameFee(by, { packageId, to: sender.id }, 6500)).result).negotiationId;
    expect((await turnDown(sender, next)).status).toBe(204);
    expect((await accept(sender, next)).problem.code).toBe('offer_over');
    expect((await negotiationOf(by, packageId, sender.id)).result.offers.map(({ status }) => status)).toEqual([
      Withdrawn,
      Rejected,
    ]);
    expect((await turnDown(by, newId('negotiation'))).problem.code).toBe('not_found');
  });

  it('that was accepted is told as stepped back from by whoever accepted it, as taken back by whoever named it', async () => {
    for (const [by, what] of [
      ['carrier', 'stepped-back'],
      ['sender', 'withdrawn'],
    ] as const) {
      const { sender, carrier: accepter, packageId } = await negotiationAt(world, 8000);
      const named = latestIn((await nameFee(sender, { packageId, to: accepter.id }, 7000)).result).negotiationId;
      expect((await accept(accepter, named)).status).toBe(200);
      const stream = await listenAs(by === 'carrier' ? sender : accepter);
      expect((await turnDown(by === 'carrier' ? accepter : sender, named)).status).toBe(204);
      await eventually('The other side hears of it', async () => stream.events.length > 0);
      expect(stream.events).toMatchObject([{ type: 'negotiation.changed', packageId, what }]);
    }
  });

  it('that nobody answers in a day counts as withdrawn at once, and both hear of it when the clock comes by', async () => {
    const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 6000);
    await letADayPass(offerId);
    const seen = (await negotiationOf(sender, packageId, by.id)).result;
    expect([latestIn(seen).status, seen.can.accept]).toEqual([Withdrawn, 'no']);
    expect((await activeOf(sender)).items).toEqual([]);
    expect((await accept(sender, offerId)).problem.code).toBe('offer_over');
    const stream = await listenAs(by);
    await withdrawUnanswered(world.node.context);
    await eventually('The carrier hears of it', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'negotiation.changed', packageId, otherPartyId: sender.id, what: 'expired' }]);
    expect((await nameFee(by, { packageId, to: sender.id }, 6200)).status, 'they may try again').toBe(201);
  });
});
