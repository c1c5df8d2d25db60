import { getQuote } from '@waybill/contract/timeline/get-quote';
import { describe, expect, it } from 'vitest';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { wuse, yaba } from '../support/timeline.ts';
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

  it('needs no account, and is in the money of the country it leaves from', async () => {
    const stranger = world.visitor();
    const { status, result } = await quote(stranger);
    expect([status, result.currency]).toEqual([200, 'NGN']);
    expect(result).toEqual((await quote(person)).result);
    const london = {
      ...wuse,
      label: 'London',
      countryCode: 'GB',
      state: 'England',
      city: 'London',
      latitude: 51.5,
      longitude: -0.12,
    };
    const abroad = await quote(stranger, { pickupAddressJson: london, deliveryPartner: 2, dispatchMode: 5 });
    expect(abroad.result.currency).toBe('USD');
  });

  it.each([
    [{ weight: 0 }, 'weight'],
    [{ weight: 30_001 }, 'weight'],
    [{ deliveryPartner: 4 }, 'deliveryPartner'],
    [{ dispatchMode: -1 }, 'dispatchMode'],
    [{ pickupAddressJson: {} }, 'pickupAddressJson.label'],
    [{ dropOffAddressJson: { ...wuse, countryCode: 'ZZ' } }, 'dropOffAddressJson'],
    [{ currency: 'EUR' }, 'currency'],
  ])('is refused with %j', async (more, field) => {
    const { status, problem } = await quote(person, more);
    expect([status, problem.errors[0]?.field]).toEqual([400, field]);
  });
});
