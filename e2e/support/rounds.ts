import { randomUUID } from 'node:crypto';
import { createApiClient } from '@waybill/client/api-client';
import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { inviteMember } from '@waybill/contract/businesses/invite-member';
import { addVehicle } from '@waybill/contract/fleet/add-vehicle';
import { giveVehicle } from '@waybill/contract/fleet/give-vehicle';
import { setRiderDuty } from '@waybill/contract/fleet/set-rider-duty';
import { signIn } from '@waybill/contract/identity/sign-in';
import { acceptExpressDelivery } from '@waybill/contract/orders/accept-express-delivery';
import { getOrder } from '@waybill/contract/orders/get-order';
import { notifyRiders } from '@waybill/contract/orders/notify-riders';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { updateUser } from '@waybill/contract/users/update-user';
import { newBusiness } from './businesses.ts';
import { invitationSentTo } from './invitations.ts';
import { ops } from './ops.ts';
import { agreeOnParcel, ajah, behindTheScenes, handoverCode, postParcel, yaba } from './orders.ts';
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
  // At whatever hour the story is told.
  await as.call(updateUser, {
    body: { workingHoursStart: { hours: 0, minutes: 0 }, workingHoursEnd: { hours: 23, minutes: 59 } },
  });
  return { business, businessId, as, rider };
}

export type Coded = { readonly orderId: string; readonly trackingId: string; readonly pickup: string; readonly handover: string };

/** Parcels across Lagos that the business is to carry, with both of their codes. */
export async function agreedParcels(sender: Person, business: Person, count: number): Promise<Coded[]> {
  const parcels: Coded[] = [];
  for (let number = 0; number < count; number += 1) {
    const { orderId, receiverPhone } = await agreeOnParcel(sender, business, { to: ajah });
    parcels.push(await coded(sender, orderId, receiverPhone));
  }
  return parcels;
}

/** An express parcel that rang for the business and that it has taken. Then it is off duty again: other stories look for riders, too. */
export async function expressParcel(sender: Person, business: Person): Promise<Coded> {
  const [asSender, asBusiness] = await Promise.all([behindTheScenes(sender), behindTheScenes(business)]);
  const { packageId, receiverPhone } = await postParcel(sender, { to: ajah, isExpress: true });
  const { latitude, longitude } = yaba;
  await asBusiness.as.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude, longitude } });
  await asSender.as.call(notifyRiders, { body: { packageId, riders: [asBusiness.userId] } });
  const { id } = await asBusiness.as.call(acceptExpressDelivery, { params: { packageId } });
  await asBusiness.as.call(setDuty, { body: { isOnDuty: false } });
  return coded(sender, id, receiverPhone);
}

async function coded(sender: Person, orderId: string, receiverPhone: string): Promise<Coded> {
  const { as } = await behindTheScenes(sender);
  const { pickupCode, trackingId } = await as.call(getOrder, { params: { id: orderId } });
  return { orderId, trackingId, pickup: pickupCode ?? '', handover: await handoverCode(receiverPhone) };
}
