import { updateMember } from '@waybill/contract/businesses/update-member';
import { updateShareRule } from '@waybill/contract/earnings/update-share-rule';
import { newId } from '../../src/platform/ids.ts';
import { type Business, businessDeal, give, type Member } from '../support/businesses.ts';
import { codesOf, moveTo } from '../support/orders.ts';
import { uploadedPicture } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import type { World } from '../support/world.ts';

export const setRule = (by: Visitor, percent: number | null, perParcel: number | null = null) =>
  by.call(updateShareRule, { body: { percent, perParcel } });

export const changeTerms = (by: Visitor, userId: string, terms: Record<string, unknown>) =>
  by.call(updateMember, { params: { userId }, body: terms });

/** A parcel of the business in the hands of one of its riders. */
export async function ridden(world: World, business: Business, rider: Member) {
  const deal = await businessDeal(world, business);
  await give(business, deal.orderId, rider.person.id);
  await moveTo(rider.acting, deal.orderId, 'PickedUp', { code: codesOf(world, deal.orderId).pickup });
  return deal;
}

/** The receiver says their code: it is paid at once. */
export const handOver = (world: World, rider: Member, orderId: string) =>
  moveTo(rider.acting, orderId, 'Delivered', { code: codesOf(world, orderId).handover });

/** A photo of the door: it is paid when the sender says so, or after 48 hours. */
export async function leaveAtDoor(world: World, rider: Member, orderId: string): Promise<void> {
  const photo = await uploadedPicture(world, rider.acting.id);
  const moved = await moveTo(rider.acting, orderId, 'Delivered', { imageIdList: [photo] });
  if (moved.status !== 200) throw new Error(moved.problem.detail);
}

export async function delivered(world: World, business: Business, rider: Member): Promise<string> {
  const { orderId } = await ridden(world, business, rider);
  const moved = await handOver(world, rider, orderId);
  if (moved.status !== 200) throw new Error(moved.problem.detail);
  return orderId;
}

/** The lines of an order, in kobo. */
export const linesOf = (world: World, orderId: string) =>
  world.db`
    select part, is_correction, rider_id, fee_minor::int as fee, commission_minor::int as commission, earned_minor::int as earned,
           share_minor::int as share, share_percent, share_per_parcel_minor::int as per_parcel
    from ride_earning where order_id = ${orderId} order by id`;

/** The days around today: a test may run over midnight. */
export const theseDays = () => {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  return { startDate: day(-1), endDate: day(1) };
};

/** A vehicle that somebody has since an hour. */
export async function rideWith(world: World, business: Business, rider: Member, plate: string): Promise<string> {
  const id = newId('vehicle');
  await world.db`
    insert into vehicle (id, business_id, kind, plate, capacity_kg, capacity_places, added_by, request_key, request_hash)
    values (${id}, ${business.id}, 0, ${plate}, 30, 2, ${business.id}, gen_random_uuid(), gen_random_uuid())`;
  await world.db`
    insert into vehicle_holding (business_id, vehicle_id, rider_id, given_by, given_at)
    values (${business.id}, ${id}, ${rider.person.id}, ${business.id}, now() - interval '1 hour')`;
  return id;
}
