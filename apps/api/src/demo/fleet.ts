import { addDays } from '@waybill/contract/day';
import { lagosDay, mondayOf, shiftMomentsOf } from '@waybill/contract/fleet/shift-times';
import { usualRoom, type VehicleKind } from '@waybill/contract/fleet/vehicle-fields';
import type { PaperKind } from '@waybill/contract/fleet/vehicle-papers';
import { attachImages } from '../modules/files/index.ts';
import { keyFor } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { type DemoPhoto, demoImageId } from './demo-pictures.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The vehicles of Swiftlane by their kinds: eighteen bikes, two cars, three vans, a truck, and an old bike that nobody rides any more. */
const kinds: readonly VehicleKind[] = [...Array<0>(18).fill(0), 1, 1, 2, 2, 2, 3, 0];
const retired = kinds.length - 1;

/** Who has which, by its place in the list. */
const held = { tobi: 0, sunday: 1, musa: 2, ekene: 20, uche: 4 } as const;

/** Papers that need somebody soon, by the vehicle’s place: the days they still count, and of what was warned. */
const urgent: Readonly<Record<number, { kind: PaperKind; days: number; warnedDays: number }>> = {
  2: { kind: 'insurance', days: 5, warnedDays: 7 },
  9: { kind: 'licence', days: 16, warnedDays: 30 },
  21: { kind: 'roadworthiness', days: -2, warnedDays: 0 },
};

const plateOf = (place: number) =>
  `${['LSR', 'KJA', 'EKY'][place % 3]}-${214 + place * 31}-${['XA', 'QB', 'FT', 'LD'][place % 4]}`;
const vehicleId = (place: number) => demoId('veh', `swiftlane ${place}`);

/** One picture: the van that goes to the mainland. */
export const demoVehiclePhotos = (): readonly DemoPhoto[] => [{ by: 'swiftlane', thing: 'van', belongsTo: vehicleId(20) }];

/** What Swiftlane drives, who has which, and the plan of this week and the last. */
export async function keepSwiftlanesFleet(tx: Tx, now: Date): Promise<void> {
  const businessId = demoId('usr', 'swiftlane');
  const today = lagosDay(now);
  for (const [place, kind] of kinds.entries()) {
    await tx`insert into vehicle ${tx({
      ...{ id: vehicleId(place), businessId, kind, plate: plateOf(place), ...usualRoom[kind], addedBy: businessId },
      ...{ requestKey: keyFor('demo vehicle', `${place}`), requestHash: keyFor('demo vehicle', plateOf(place)) },
      createdAt: new Date(now.getTime() - (55 * 24 - place) * hourMs),
      retiredAt: place === retired ? new Date(now.getTime() - 12 * dayMs) : null,
    })}`;
    for (const [nth, paper] of (['licence', 'insurance', 'roadworthiness'] as const).entries()) {
      const due = urgent[place]?.kind === paper ? urgent[place] : undefined;
      const days = due?.days ?? 40 + ((place * 53 + nth * 97) % 300);
      await tx`insert into vehicle_paper ${tx({
        ...{ id: demoId('vpa', `swiftlane ${place} ${paper}`), vehicleId: vehicleId(place), kind: paper },
        ...{ expiresOn: addDays(today, days), warnedDays: due?.warnedDays ?? null },
      })}`;
    }
  }
  await attachImages(tx, businessId, [demoImageId('swiftlane', 'van', vehicleId(20))], vehicleId(20));
  for (const [username, place] of Object.entries(held))
    await tx`insert into vehicle_holding ${tx({
      ...{ businessId, vehicleId: vehicleId(place), riderId: demoId('usr', username), givenBy: demoId('usr', 'hauwa') },
      givenAt: new Date(now.getTime() - (3 + place) * dayMs),
    })}`;
  await planWeeks(tx, businessId, now);
}

/** The hours in which each of them usually rides, and the days of the week, Monday first. */
const weekly = [
  { username: 'tobi', from: '07:00', until: '15:00', days: [0, 1, 2, 3, 4] },
  { username: 'sunday', from: '09:00', until: '18:00', days: [0, 1, 3, 4, 5] },
  { username: 'musa', from: '12:00', until: '21:00', days: [1, 2, 3, 4, 5] },
  { username: 'ekene', from: '08:00', until: '17:00', days: [0, 1, 2, 3, 4, 5] },
  { username: 'yinka', from: '12:00', until: '20:00', days: [0, 2, 4, 5, 6] },
  { username: 'uche', from: '07:00', until: '13:00', days: [5, 6] },
] as const;

/** On duty at whatever hour the demo is filled. */
const rideNow: readonly string[] = ['tobi', 'sunday', 'musa', 'ekene'];

async function planWeeks(tx: Tx, businessId: string, now: Date): Promise<void> {
  const today = lagosDay(now);
  const monday = mondayOf(today);
  const plan = async (username: string, { beginsAt, endsAt }: { readonly beginsAt: Date; readonly endsAt: Date }) => {
    const riderId = demoId('usr', username);
    const id = demoId('shf', `${username} ${beginsAt.toISOString()}`);
    const plannedBy = demoId('usr', 'hauwa');
    await tx`insert into rider_shift ${tx({ id, businessId, riderId, beginsAt, endsAt, plannedBy })}`;
  };
  for (const { username, from, until, days } of weekly)
    for (const week of [addDays(monday, -7), monday])
      for (const nth of days) {
        const day = addDays(week, nth);
        if (day !== today) await plan(username, shiftMomentsOf({ day, from, until }));
      }
  // Today’s lie around this moment: early in the night it is another day’s, and meets none of that.
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  for (const username of rideNow)
    await plan(username, { beginsAt: new Date(hour - 2 * hourMs), endsAt: new Date(hour + 5 * hourMs) });
}
