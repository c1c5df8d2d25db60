import { createWaybill } from '@waybill/client/waybill';
import { WaybillProblem } from '@waybill/client/waybill-problem';
import { describe, expect, it } from 'vitest';
import { keyOf, letSpend } from '../support/api-keys.ts';
import { wantedParcel } from '../support/orders.ts';
import { balanceOf, personWithMoney } from '../support/people-with-money.ts';
import { wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

async function shop() {
  const person = await personWithMoney(world, { NGN: 50_000 });
  const { key, secret } = await keyOf(world, person);
  await letSpend(person, key.id, 20_000);
  return { person, secret, waybill: createWaybill({ key: secret, origin: world.node.origin }) };
}

describe('the client of others', () => {
  it('goes through all pages of a list, each item once, newest first', async () => {
    const { person, waybill } = await shop();
    const posted: string[] = [];
    for (let count = 0; count < 7; count += 1) posted.push(await wantedParcel(world, person.id));
    const seen: string[] = [];
    for await (const { package: parcel } of waybill.deliveries.listMyPackages({ limit: 3 })) seen.push(parcel.id);
    expect(seen).toEqual(posted.toReversed());
    expect((await waybill.deliveries.listMyPackages({ limit: 3 })).items).toHaveLength(3);
  });

  it('knows what is left of its limit, and what a refusal says', async () => {
    const { waybill } = await shop();
    const refused = await waybill.deliveries.listOrders({ limit: 500 }).catch((failure: unknown) => failure);
    expect(refused).toBeInstanceOf(WaybillProblem);
    expect(refused).toMatchObject({ code: 'invalid_input', status: 400, fields: { limit: 'From 1 to 50' } });
    expect(refused).toMatchObject({ requestId: expect.stringMatching(/^req_/), rateLimit: { limit: 600, remaining: 599 } });
    expect(waybill.rateLimit?.remaining).toBe(599);
  });

  it('posts a parcel once though its answer was lost on the way', async () => {
    const { person, secret, waybill } = await shop();
    let isLost = false;
    // The first answer to a parcel does not arrive: the server has posted it by then.
    const losing = createWaybill({
      key: secret,
      origin: world.node.origin,
      async fetch(address, init) {
        const response = await fetch(address, init);
        if (isLost || init.method !== 'POST') return response;
        isLost = true;
        throw new TypeError('terminated');
      },
    });
    const parcel = await losing.parcels.createPackage({
      deliveryPartner: 1,
      dispatchMode: 1,
      senderFullName: 'Chidi Okafor',
      senderPhoneNumber: '+2348031234567',
      pickupAddress: '12 Herbert Macaulay Way',
      pickupAddressJson: yaba,
      receiverFullName: 'Halima Yusuf',
      receiverPhoneNumber: '+2348059876543',
      dropoffAddress: '7 Aminu Kano Crescent',
      dropOffAddressJson: wuse,
      weight: 2.5,
      itemCategoryId: 3,
      handleRequirementId: 1,
      shipmentDate: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
      price: 6000,
      costOfItem: 120_000,
      currency: 'NGN',
    });
    expect(isLost).toBe(true);
    expect((await waybill.deliveries.listMyPackages()).items.map(({ package: { id } }) => id)).toEqual([parcel.id]);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(43_500);
  });
});
