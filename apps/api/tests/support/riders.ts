import { notifyRiders } from '@waybill/contract/orders/notify-riders';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { widenRingWhenDue } from '../../src/modules/orders/jobs/express-jobs.ts';
import type { Person } from './people.ts';
import { personWithMoney } from './people-with-money.ts';
import { ajah, dayIn, sendParcel, traveller, yaba } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** North of Yaba, so many kilometres. */
export const northOfYaba = (km: number) => ({ latitude: yaba.latitude + km / 111.195, longitude: yaba.longitude });

export const goOnDuty = (person: Visitor, km = 1, dispatchMode = 0) =>
  person.call(setDuty, { body: { isOnDuty: true, dispatchMode, ...northOfYaba(km) } });

/** On duty, so many kilometres from Yaba, on a bike. */
export async function riderAt(world: World, km: number, dispatchMode = 0): Promise<Person> {
  const person = await traveller(world);
  if ((await goOnDuty(person, km, dispatchMode)).status !== 200) throw new Error('A rider did not go on duty');
  return person;
}

/** Everybody goes home: what a test finds near Yaba is its own. */
export async function clearStreets({ db }: World): Promise<void> {
  await db`update carrier_duty set is_on_duty = false`;
}

/** An express parcel from Yaba to Ajah, for today. */
export const sendExpress = (person: Visitor, more: Record<string, unknown> = {}) =>
  sendParcel(person, {
    deliveryPartner: 3,
    dispatchMode: 0,
    dropoffAddress: '3 Abraham Adesanya, Ajah',
    dropOffAddressJson: ajah,
    shipmentDate: dayIn(0),
    price: 4000,
    ...more,
  });

export const senderOf = (world: World, parcels = 1): Promise<Person> => personWithMoney(world, { NGN: 5000 * parcels });

export const ringFor = (sender: Visitor, packageId: string, riders: readonly Person[]) =>
  sender.call(notifyRiders, { body: { packageId, riders: riders.map(({ id }) => id) } });

/** Runs the job at the end of a ringing, without the wait. */
export async function ringingEnds({ db, node }: World, packageId: string): Promise<void> {
  const [search] = await db<{ ringsUntil: Date }[]>`select rings_until from express_search where package_id = ${packageId}`;
  const data = { packageId, ringsUntil: search?.ringsUntil.toISOString() ?? '' };
  await widenRingWhenDue.handle(node.context, data as never);
}
