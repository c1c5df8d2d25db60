import { newId } from '../../src/platform/ids.ts';
import { type Business, type Member, memberOf } from './businesses.ts';
import { hoursFromNow, plannedShift } from './fleet.ts';
import type { World } from './world.ts';

type Vehicle = { readonly kind?: number; readonly capacityKg?: number; readonly capacityPlaces?: number };

/** A rider of a business in the middle of a shift, with a bike or what else is said. */
export async function riderOnDuty(world: World, business: Business, vehicle: Vehicle | null = {}): Promise<Member> {
  const member = await memberOf(world, business, 'rider');
  const riderId = member.person.id;
  await plannedShift(world.db, { businessId: business.id, riderId, beginsAt: hoursFromNow(-1), endsAt: hoursFromNow(7) });
  if (vehicle) {
    const { kind = 1, capacityKg = 30, capacityPlaces = 6 } = vehicle;
    const id = newId('vehicle');
    await world.db`
      insert into vehicle (id, business_id, kind, plate, capacity_kg, capacity_places, added_by, request_key, request_hash)
      values (${id}, ${business.id}, ${kind}, ${id}, ${capacityKg}, ${capacityPlaces}, ${business.id}, gen_random_uuid(), gen_random_uuid())`;
    await world.db`
      insert into vehicle_holding (business_id, vehicle_id, rider_id, given_by) values (${business.id}, ${id}, ${riderId}, ${business.id})`;
  }
  return member;
}
