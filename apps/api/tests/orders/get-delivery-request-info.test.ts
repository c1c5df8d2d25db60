import { getDeliveryRequestInfo } from '@waybill/contract/orders/get-delivery-request-info';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { nameFee, type negotiationOf } from '../support/negotiations.ts';
import { carrier, offer, wantedParcel } from '../support/orders.ts';
import { book, offerTrip } from '../support/timeline.ts';
import { useNegotiations } from './negotiating-people.ts';

const { world, rich } = useNegotiations();

describe('where a sender and a carrier stand', () => {
  const infoFor = (person: Parameters<typeof negotiationOf>[0], packageId: string, userId: string) =>
    person.call(getDeliveryRequestInfo, { params: { packageId, userId } });

  it('is told to the two of them: the parcel, the order, the amounts, and whether one may ask', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const packageId = await wantedParcel(world, sender.id);
    expect((await infoFor(by, packageId, by.id)).result).toMatchObject({
      canAsk: true,
      order: null,
      package: { id: packageId, secrets: null, pickupAddress: 'Yaba, Lagos' },
      negotiation: { offers: [], can: { offer: true } },
    });
    const { id } = (await offer(by, packageId)).result;
    await nameFee(by, { packageId, to: sender.id }, 7000);
    expect((await infoFor(by, packageId, by.id)).result).toMatchObject({ canAsk: false, order: { id, role: 'carrier' } });
    expect((await infoFor(sender, packageId, by.id)).result).toMatchObject({
      canAsk: false,
      // The fee that was named since is what waits for an answer.
      order: { id, role: 'sender', needsMe: false },
      negotiation: { offers: [{ amount: 7000, isMine: false }] },
    });
    const stranger = await carrier(world);
    expect((await infoFor(stranger, packageId, by.id)).problem.code).toBe('not_found');
    expect((await infoFor(stranger, packageId, sender.id)).problem.code).toBe('not_found');
    expect((await infoFor(sender, packageId, sender.id)).problem.code).toBe('not_found');
    expect((await infoFor(sender, packageId, newId('user'))).problem.code).toBe('not_found');
  });

  it('is told of a booking to the carrier it asks, and to no other', async () => {
    const [sender, by] = [await rich(), await carrier(world)];
    const trip = (await offerTrip(by)).result;
    const booked = (await book(sender, trip)).result;
    expect((await infoFor(by, booked.id, by.id)).result).toMatchObject({
      canAsk: false,
      order: { askedBy: 'sender', needsMe: true },
    });
    const other = await carrier(world);
    expect((await infoFor(other, booked.id, other.id)).problem.code).toBe('not_found');
  });
});
