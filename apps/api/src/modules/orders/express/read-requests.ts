import { toMajor, toMinor } from '@waybill/contract/money';
import { expressLimits } from '@waybill/contract/orders/enums';
import type { ExpressRequestView } from '@waybill/contract/orders/express-view';
import { distanceKm, type Spot } from '@waybill/contract/places/distance';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import type { Db } from '../../../platform/db/database.ts';
import { readPackageViews } from '../../timeline/index.ts';
import { findDuty } from '../storage/duty.ts';
import { findOpenExpress, isForRider } from '../storage/open-express.ts';
import { findRingsOf } from '../storage/rings.ts';
import { modesServedBy } from './modes.ts';
import { roundedKm } from './nearest-riders.ts';
import { expressNotFound } from './read-search.ts';

const mostShown = 50;

type Duty = { readonly where: Spot; readonly dispatchMode: number };
type Rider = { readonly id: string; readonly duty: Duty | undefined; readonly rings: ReadonlyMap<string, Date> };

/** Requests that ring for a rider, then those open near them, nearest first; the latter only while they are on duty. */
export async function listRequests(db: Db, riderId: string): Promise<ExpressRequestView[]> {
  const rider = await readRider(db, riderId);
  const { nearestKm } = expressLimits;
  const near = rider.duty
    ? await findOpenExpress(db, riderId, {
        around: rider.duty.where,
        km: nearestKm,
        dispatchModes: modesServedBy(rider.duty.dispatchMode),
        limit: mostShown,
      })
    : [];
  const packages = await readPackageViews(db, [...rider.rings.keys(), ...near], riderId);
  const views = [...packages.values()].map((parcel) => requestViewOf(parcel, rider));
  const far = (view: ExpressRequestView) => view.distanceKm ?? 0;
  return views
    .filter((view) => view.ringsUntil !== null || far(view) <= nearestKm)
    .sort((one, other) => compareRings(one, other) || far(one) - far(other));
}

/** Ringing requests first, in the order in which they stop. */
function compareRings({ ringsUntil: one }: ExpressRequestView, { ringsUntil: other }: ExpressRequestView): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return Date.parse(one) - Date.parse(other);
}

/** One parcel for one rider. Only riders ask for themselves: their position is nobody else's business. */
export async function readRequest(
  db: Db,
  riderId: string,
  parcel: PackageView,
  askedFor: string = riderId,
): Promise<ExpressRequestView> {
  if (askedFor !== riderId || !(await isForRider(db, parcel.id, riderId))) throw expressNotFound();
  return requestViewOf(parcel, await readRider(db, riderId));
}

async function readRider(db: Db, id: string): Promise<Rider> {
  const { isOnDuty, dispatchMode, latitude, longitude } = await findDuty(db, id, expressLimits.positionMinutes);
  const isThere = isOnDuty && dispatchMode !== null && latitude !== null && longitude !== null;
  return { id, duty: isThere ? { where: { latitude, longitude }, dispatchMode } : undefined, rings: await findRingsOf(db, id) };
}

/** Distances are measured to what the rider may see, the neighbourhood: measured to the door, three of them would give it away. */
function requestViewOf(parcel: PackageView, { duty, rings }: Rider): ExpressRequestView {
  const { pickupAddressJson: pickup, dropOffAddressJson: dropOff, price, currency } = parcel;
  return {
    package: parcel,
    distanceKm: duty ? roundedKm(distanceKm(duty.where, pickup)) : null,
    journeyKm: roundedKm(distanceKm(pickup, dropOff)),
    fee: price,
    carrierEarns: toMajor(carrierLine(toMinor(price)).earnsMinor),
    currency,
    ringsUntil: rings.get(parcel.id)?.toISOString() ?? null,
  };
}
