import { negotiationStatus, orderLimits } from '@waybill/contract/orders/enums';
import type { NegotiationThreadView, NegotiationView } from '@waybill/contract/orders/negotiation-view';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { accept, heldFor, nameFee, negotiationOf, payFee, turnDown } from '../support/negotiations.ts';
import { carrier, forgetTries, wantedParcel } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

type Side = 'sender' | 'carrier';
type Act =
  | { readonly what: 'name'; readonly by: Side; readonly amount: number }
  | { readonly what: 'accept' | 'end' | 'pay'; readonly by: Side; readonly nth: number }
  | { readonly what: 'a day passes' };

const by = fc.constantFrom<Side>('sender', 'carrier');
/** Mostly about the latest amount. */
const nth = fc.oneof({ arbitrary: fc.constant(-1), weight: 4 }, { arbitrary: fc.nat(3), weight: 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('name' as const), by, amount: fc.constantFrom(5000, 6000, 7000) }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constantFrom('accept' as const, 'end' as const), by, nth }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('pay' as const), by: fc.constant('sender' as const), nth }) },
  { weight: 1, arbitrary: fc.constant({ what: 'a day passes' as const }) },
);

describe('two people who haggle in any order', () => {
  let people: Record<Side, Person>;
  beforeAll(async () => {
    people = { sender: await personWithMoney(world, { NGN: 1_000_000 }), carrier: await carrier(world) };
  });
  const otherThan = (side: Side) => people[side === 'sender' ? 'carrier' : 'sender'];
  const negotiation = async (packageId: string, side: Side) =>
    (await negotiationOf(people[side], packageId, otherThan(side).id)).result;

  async function perform(
    packageId: string,
    step: Exclude<Act, { what: 'a day passes' }>,
    offers: NegotiationThreadView['offers'],
  ) {
    const me = people[step.by];
    if (step.what === 'name') return (await nameFee(me, { packageId, to: otherThan(step.by).id }, step.amount)).status < 300;
    const offerId = offers.at(step.nth)?.negotiationId;
    if (offerId === undefined) return undefined;
    if (step.what === 'accept') return (await accept(me, offerId)).status < 300;
    if (step.what === 'end') return (await turnDown(me, offerId)).status < 300;
    return (await payFee(me, { packageId, carrierId: people.carrier.id, offerId })).status < 300;
  }

  /** What the buttons said before, of the amount that the act is about. */
  function wasOffered(step: Exclude<Act, { what: 'a day passes' }>, { offers, can }: NegotiationThreadView): boolean {
    if (step.what === 'name') return can.offer;
    const about = offers.at(step.nth);
    if (about?.negotiationId !== offers.at(-1)?.negotiationId) return false;
    if (step.what === 'accept') return can.accept === 'accept';
    if (step.what === 'end') return can.reject || can.withdraw;
    // The PIN is also good for the very fee that is held.
    return can.accept === 'pin' || (can.accept === 'accept' && step.by === 'sender');
  }

  async function checkLaws(packageId: string): Promise<void> {
    const [ours, theirs] = [await negotiation(packageId, 'sender'), await negotiation(packageId, 'carrier')];
    const { Open, Accepted } = negotiationStatus;
    const whoever = ({ isMine: _, otherPartyId: __, ...offer }: NegotiationView) => offer;
    expect(theirs.offers.map(whoever)).toEqual(ours.offers.map(whoever));
    expect(
      ours.offers.slice(0, -1).filter(({ status }) => status === Open),
      'only the latest is ever open',
    ).toEqual([]);
    expect(ours.offers.length).toBeLessThanOrEqual(orderLimits.counters + 1);
    expect(ours.countersLeft).toBe(orderLimits.counters + 1 - Math.max(1, ours.offers.length));
    const orders = await world.db<{ fee: number }[]>`
      select (fee_minor / 100)::int as fee from delivery_order where package_id = ${packageId}`;
    const held = await heldFor(world, packageId);
    expect(orders.length).toBeLessThanOrEqual(1);
    expect(held, 'what is held is what was agreed, or what was posted').toEqual({ fee: orders[0]?.fee ?? 6000, state: 'held' });
    if (orders.length === 1) {
      expect(ours.offers.at(-1)).toMatchObject({ status: Accepted, amount: orders[0]?.fee });
      for (const view of [ours, theirs]) expect(view.can).toEqual({ offer: false, accept: 'no', reject: false, withdraw: false });
    }
  }

  it('can do exactly what their buttons say, and what is held is what they agreed on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
        await forgetTries(world);
        const packageId = await wantedParcel(world, people.sender.id);
        await nameFee(people.carrier, { packageId, to: people.sender.id }, 7000);
        for (const step of acts) {
          if (step.what === 'a day passes') {
            await world.db`update negotiation set open_until = now() where package_id = ${packageId} and ended_at is null`;
          } else {
            const before = await negotiation(packageId, step.by);
            const happened = await perform(packageId, step, before.offers);
            if (happened !== undefined) expect(happened, JSON.stringify([step, before])).toBe(wasOffered(step, before));
          }
          await checkLaws(packageId);
        }
      }),
      { numRuns: 12 },
    );
    expect(await proveMoney(world.db)).toEqual([]);
  });
});
