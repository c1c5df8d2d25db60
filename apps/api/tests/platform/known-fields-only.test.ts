import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { createOrder } from '@waybill/contract/orders/create-order';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { createPost } from '@waybill/contract/timeline/create-post';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { listPackages } from '@waybill/contract/timeline/list-packages';
import { rateUser } from '@waybill/contract/users/rate-user';
import { describe, expect, it } from 'vitest';
import { carrier, dealAt, moveTo, wantedParcel } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { checkedBusiness, dayIn, traveller } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

// The answers to clients that send only the fields that the product always had.
const world = useWorld();

describe('a request without a name of its own', () => {
  it('is served, and each is another one', async () => {
    const person = await verifiedPerson(world);
    const posts = [];
    for (let time = 0; time < 2; time += 1) {
      const { status, result } = await person.call(createPost, { body: { message: 'Hello', imageIdList: [] } });
      expect(status).toBe(201);
      posts.push(result.id);
    }
    expect(new Set(posts).size).toBe(2);
    const body = { itemType: 3, TimelineItemId: posts[0], message: 'Well said' };
    expect((await person.call(createComment, { body })).status).toBe(201);
  });

  it('asks for a delivery, names a fee and rates', async () => {
    const [sender, by] = [await personWithMoney(world, { NGN: 20_000 }), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    expect((await by.call(createOrder, { body: { packageId, userId: by.id, isBooking: false } })).status).toBe(201);
    const negotiation = { packageId, reason: 'It is far', amount: 6500, otherPartyId: sender.id };
    expect((await by.call(createNegotiation, { body: negotiation })).status).toBe(201);
    const deal = await dealAt(world, 'Delivered');
    await moveTo(deal.sender, deal.orderId, 'Completed');
    expect((await deal.sender.call(rateUser, { body: { orderId: deal.orderId, rating: 5 } })).status).toBe(201);
  });
});

describe('an address without its place', () => {
  const trip = { dispatchMode: 4, pickupAddress: '12 Allen Avenue, Ikeja, Lagos', dropOffAddress: 'Wuse, Abuja' };

  it('of a trip is looked up, and what was typed stays', async () => {
    const goer = await traveller(world);
    const { status, result } = await goer.call(createTravellersRequest, { body: { ...trip, shippingDate: dayIn(3) } });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      pickupAddress: '12 Allen Avenue, Ikeja, Lagos',
      pickupAddressJson: { countryCode: 'NG', state: 'Lagos' },
      dropOffAddress: 'Wuse, Abuja',
      dropOffAddressJson: { countryCode: 'NG', city: 'Abuja' },
    });
    expect(result.pickupAddressJson.label).toContain('Allen Avenue');
  });

  it('that nobody knows is refused in plain words, beside its field', async () => {
    const goer = await traveller(world);
    const body = { ...trip, shippingDate: dayIn(3), dropOffAddress: 'Qqzxv Wkjhq' };
    const { status, problem } = await goer.call(createTravellersRequest, { body });
    expect([status, problem.detail]).toEqual([400, 'We cannot find “Qqzxv Wkjhq”. Please name a town or a part of one.']);
    expect(problem.errors).toMatchObject([{ field: 'dropOffAddress' }]);
    expect((await goer.call(createTravellersRequest, { body: { ...body, dropOffAddress: 'Nigeria' } })).status).toBe(400);
  });

  it('of a batch is looked up, each of them', async () => {
    const business = await checkedBusiness(world);
    const body = {
      pickupAddress: 'Yaba, Lagos',
      dropOffAddresses: ['Ibadan', 'Kano'],
      shippingDate: dayIn(3),
      priceStart: 2000,
      priceEnd: 5000,
    };
    const { status, result } = await business.call(createBatchShipping, { body });
    expect(status).toBe(201);
    expect(result.dropOffAddressesJson).toMatchObject([{ state: 'Oyo' }, { state: 'Kano' }]);
    const lost = await business.call(createBatchShipping, { body: { ...body, dropOffAddresses: ['Ibadan', 'Qqzxv Wkjhq'] } });
    expect(lost.problem.errors).toMatchObject([{ field: 'dropOffAddresses.1' }]);
  });
});

describe('an address of a call', () => {
  it('with empty values is one without them', async () => {
    const person = await verifiedPerson(world);
    const empty = { shipmentDate: '', dispatchMode: '', pickupAddress: '', dropOffAddress: '', limit: '', skip: '' };
    expect((await person.call(listPackages, { query: empty })).status).toBe(200);
    const orders = { startDate: '', endDate: '', postedByUsername: '', relatedTimelineItemid: '', status: '' };
    expect((await person.call(listOrders, { query: orders })).status).toBe(200);
    expect((await person.call(listPackages, { query: { dispatchMode: 'fast' } })).status).toBe(400);
  });

  it('is understood whatever the case of its letters', async () => {
    const person = await verifiedPerson(world);
    const cities = await person.request('/api/users/cities/ng');
    expect(await cities.json()).toEqual(await (await person.request('/api/users/cities/NG')).json());
    expect([cities.status, (await person.request('/api/users/cities/nga')).status]).toEqual([200, 400]);
    for (const profile of ['True', 'FALSE', ''])
      expect((await person.call(getUploadInfo, { params: { id: person.id }, query: { profile } })).status, profile).toBe(200);
    const odd = await person.call(getUploadInfo, { params: { id: person.id }, query: { profile: 'maybe' } });
    expect(odd.problem.errors).toEqual([{ field: 'profile', message: 'Please send true or false' }]);
  });
});
