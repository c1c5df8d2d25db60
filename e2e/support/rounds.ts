import { randomUUID } from 'node:crypto';
import { createApiClient } from '@waybill/client/api-client';
import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { inviteMember } from '@waybill/contract/businesses/invite-member';
import { addVehicle } from '@waybill/contract/fleet/add-vehicle';
import { giveVehicle } from '@waybill/contract/fleet/give-vehicle';
import { setRiderDuty } from '@waybill/contract/fleet/set-rider-duty';
import { signIn } from '@waybill/contract/identity/sign-in';
import { getOrder } from '@waybill/contract/orders/get-order';
import { newBusiness } from './businesses.ts';
import { invitationSentTo } from './invitations.ts';
import { ops } from './ops.ts';
import { agreeOnParcel, ajah, behindTheScenes, handoverCode } from './orders.ts';
import { newMember, type Person } from './people.ts';
import { newAddress } from './visitors.ts';

/** A business with one rider, who is on duty with a bike. */
export async function businessWithRider() {
  const [business, rider] = await Promise.all([newBusiness('Harbour Lanes'), newMember('Tobi Adeyemi', { pin: false })]);
  await ops('mark-identity', business.email, 'checked');
  const { as, userId: businessId } = await behindTheScenes(business);
  await as.call(inviteMember, {
    body: { role: 'rider', name: 'Tobi', phoneNumber: rider.phone },
    idempotencyKey: randomUUID(),
  });
  const own = await behindTheScenes(rider);
  const token = (await invitationSentTo(rider.phone)).replace('/join/', '');
  await own.as.call(acceptInvitation, { params: { token } });
  const { id: vehicleId } = await as.call(addVehicle, {
    body: { kind: 0, plate: `LAG ${rider.phone.slice(-4)}`, capacityKg: 60, capacityPlaces: 20 },
    idempotencyKey: randomUUID(),
  });
  await as.call(giveVehicle, { params: { vehicleId }, body: { riderId: own.userId } });
  const session = await own.as.call(signIn, { body: { identifier: rider.username, password: rider.password } });
  const acting = createApiClient({
    origin: process.env.E2E_ORIGIN ?? '',
    accessToken: async () => session.accessToken,
    actingFor: () => businessId,
    headers: { 'x-forwarded-for': newAddress() },
  });
  await acting.call(setRiderDuty, { body: { isOnDuty: true } });
  return { business, businessId, as, rider };
}

export type Coded = { readonly orderId: string; readonly trackingId: string; readonly pickup: string; readonly handover: string };

/** Parcels across Lagos that the business is to carry, with both of their codes. */
export async function agreedParcels(sender: Person, business: Person, count: number): Promise<Coded[]> {
  const { as } = await behindTheScenes(sender);
  const parcels: Coded[] = [];
  for (let number = 0; number < count; number += 1) {
    const { orderId, receiverPhone } = await agreeOnParcel(sender, business, { to: ajah });
    const { pickupCode, trackingId } = await as.call(getOrder, { params: { id: orderId } });
    parcels.push({ orderId, trackingId, pickup: pickupCode ?? '', handover: await handoverCode(receiverPhone) });
  }
  return parcels;
}
