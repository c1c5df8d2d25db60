import { getQuote } from '@waybill/contract/timeline/get-quote';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { carrier, offer, wantedParcel } from '../support/orders.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { ajah, lisbon, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const person = madeBefore(() => verifiedPerson(world));

const quote = (visitor: Pick<Person, 'call'>, more: Record<string, unknown> = {}) =>
  visitor.call(getQuote, {
    body: { pickupAddressJson: yaba, dropOffAddressJson: wuse, weight: 5, deliveryPartner: 1, dispatchMode: 4, ...more },
  });

describe('a quote', () => {
  it('is a range in the home currency, with reasons that add up to its middle', async () => {
    const { result } = await quote(person);
    expect([result.currency, result.distanceKm]).toEqual(['NGN', expect.toSatisfy((km) => km > 500 && km < 800)]);
    const sum = result.reasons.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeCloseTo((result.low + result.high) / 2, 2);
    expect((await quote(person, { currency: 'USD' })).result.currency).toBe('USD');
  });

  it.each([
    [{ weight: 0 }, 'weight'],
    [{ weight: 30_001 }, 'weight'],
    [{ deliveryPartner: 4 }, 'deliveryPartner'],
    [{ dispatchMode: -1 }, 'dispatchMode'],
    [{ pickupAddressJson: {} }, 'pickupAddressJson.label'],
    [{ dropOffAddressJson: { ...wuse, countryCode: 'ZZ' } }, 'dropOffAddressJson'],
    [{ currency: 'EUR' }, 'currency'],
    [{ deliveryPartner: 0 }, 'deliveryPartner'],
    [{ dispatchMode: 5, weight: 101 }, 'weight'],
    [{ dispatchMode: 6 }, 'dispatchMode'],
    [{ deliveryPartner: 2, dropOffAddressJson: lisbon }, 'dispatchMode'],
    [{ deliveryPartner: 3, dropOffAddressJson: ajah }, 'dispatchMode'],
  ])('is refused with %j', async (more, field) => {
    const { status, problem } = await quote(person, more);
    expect([status, problem.errors[0]?.field]).toEqual([400, field]);
  });
});

describe('a quote on a route that people have agreed on before', () => {
  it('goes by their last fees once there are ten, and says by how many', async () => {
    const before = (await quote(person)).result;
    expect([before.deliveries, before.notes[0]]).toEqual([0, expect.stringContaining('our table of prices')]);
    const sender = await personWithMoney(world, { NGN: 1_000_000 });
    const by = await carrier(world);
    for (let times = 0; times < 10; times += 1) {
      expect((await quote(person)).result.deliveries, 'too few so far').toBe(0);
      const parcel = await wantedParcel(world, sender.id, { fee: 9_000 });
      const { id } = (await offer(by, parcel)).result;
      await world.db`update delivery_order set status = 1, due_at = null where id = ${id}`;
    }
    const { low, high, deliveries, notes, reasons } = (await quote(person)).result;
    expect([deliveries, notes[0]]).toEqual([10, expect.stringContaining('10 deliveries on this route')]);
    expect(reasons.at(-1)).toMatchObject({ title: 'This route', detail: 'from 10 deliveries on this route' });
    expect((low + high) / 2).toBeGreaterThan((before.low + before.high) / 2);
    expect((await quote(person, { pickupAddressJson: wuse, dropOffAddressJson: yaba })).result.deliveries, 'the way back').toBe(
      0,
    );
    expect((await quote(person, { currency: 'USD' })).result.deliveries, 'in dollars').toBe(0);
  });

  it('forgets what is half a year old', async () => {
    expect((await quote(person)).result.deliveries).toBe(10);
    await world.db`update delivery_order set created_at = now() - interval '181 days'`;
    expect((await quote(person)).result.deliveries).toBe(0);
  });
});
