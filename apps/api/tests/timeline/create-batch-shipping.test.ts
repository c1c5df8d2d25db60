import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { checkIdentity } from '../support/people-with-money.ts';
import { checkedBusiness, dayIn, feedOf, ibadan, look, offerBatch, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a batch', () => {
  let business: Awaited<ReturnType<typeof checkedBusiness>>;
  beforeAll(async () => {
    business = await checkedBusiness(world);
  });

  it('goes from one pickup to several drop-offs for a range of prices', async () => {
    const { status, result } = await offerBatch(business);
    expect(status).toBe(201);
    expect(result).toMatchObject({
      itemType: 4,
      author: { isDispatchPartner: true },
      pickupAddress: 'Warehouse 4, Yaba',
      pickupAddressJson: yaba,
      dropOffAddresses: ['Dugbe market', 'Wuse 2'],
      dropOffAddressesJson: [ibadan, wuse],
      shippingDate: dayIn(5),
      priceStart: 2000,
      priceEnd: 9000,
      currency: 'NGN',
      message: 'Every Friday',
    });
    expect((await look(await verifiedPerson(world), result)).result.item.can.book).toBe(true);
  });

  it('shows everybody else neighbourhoods, however many drop-offs there are', async () => {
    const { result } = await offerBatch(business);
    const { item } = (await look(await verifiedPerson(world), result)).result;
    expect(item).toMatchObject({
      pickupAddress: 'Yaba, Lagos',
      pickupAddressJson: { latitude: 6.51, longitude: 3.37 },
      dropOffAddresses: ['Ibadan, Oyo', 'Wuse, Abuja'],
      dropOffAddressesJson: [
        { latitude: 7.38, longitude: 3.91 },
        { latitude: 9.08, longitude: 7.47 },
      ],
    });
    expect(JSON.stringify(item)).not.toMatch(/Warehouse|Dugbe|Wuse 2|gazetteer/);
  });

  it('has as much room as its business says, and says nothing of it otherwise', async () => {
    const { result } = await offerBatch(business, { roomKg: 120.5, roomPieces: 30 });
    expect(result).toMatchObject({ roomKg: 120.5, roomPieces: 30, roomLeftKg: 120.5, roomLeftPieces: 30 });
    expect((await offerBatch(business)).result).toMatchObject({ roomKg: null, roomPieces: null, roomLeftKg: null });
  });

  it('may have one price, in dollars', async () => {
    const { result } = await offerBatch(business, { currency: 'USD', priceStart: 12.5, priceEnd: 12.5 });
    expect([result.priceStart, result.priceEnd, result.currency]).toEqual([12.5, 12.5, 'USD']);
  });

  it('is for businesses whose identity is checked', async () => {
    expect((await offerBatch(await verifiedBusiness(world))).problem.code).toBe('kyc_required');
    const person = await verifiedPerson(world);
    await checkIdentity(world, person.id);
    expect((await offerBatch(person)).problem.code).toBe('forbidden');
  });

  it.each([
    [{ shippingDate: dayIn(-1) }, 400, 'shippingDate'],
    [{ shippingDate: dayIn(367) }, 400, 'shippingDate'],
    [{ dropOffAddresses: [], dropOffAddressesJson: [] }, 400, 'dropOffAddresses'],
    [{ dropOffAddresses: ['Wuse 2'] }, 400, 'dropOffAddressesJson'],
    [{ dropOffAddresses: Array.from({ length: 11 }, () => 'x') }, 400, 'dropOffAddresses'],
    [{ dropOffAddressesJson: [ibadan, { ...wuse, countryCode: 'ZZ' }] }, 400, 'dropOffAddressesJson.1'],
    [{ dropOffAddresses: ['Dugbe', 'Warehouse 4, Yaba'], dropOffAddressesJson: [ibadan, yaba] }, 400, 'dropOffAddresses.1'],
    [{ dropOffAddresses: ['Dugbe', ''] }, 400, 'dropOffAddresses.1'],
    [{ priceStart: 9001 }, 400, 'priceEnd'],
    [{ priceStart: -1 }, 400, 'priceStart'],
    [{ priceStart: 499 }, 422, 'priceStart'],
    [{ priceEnd: 5_000_001 }, 422, 'priceEnd'],
    [{ roomKg: 0 }, 400, 'roomKg'],
    [{ roomPieces: 1.5 }, 400, 'roomPieces'],
    [{ dispatchMode: 1 }, 400, 'dispatchMode'],
  ])('is refused with %j', async (more, expected, field) => {
    const { status, problem } = await offerBatch(business, more);
    expect([status, problem.errors[0]?.field]).toEqual([expected, field]);
  });

  it('sent many times at once is one batch', async () => {
    const other = await checkedBusiness(world);
    const key = randomUUID();
    const answers = await atOnce(6, () => offerBatch(other, {}, key));
    expect([tally(answers), (await feedOf(other, { itemType: 6 })).length]).toEqual([{ 201: 6 }, 1]);
    expect((await offerBatch(other, { priceEnd: 8000 }, key)).problem.code).toBe('key_used_otherwise');
  });
});
