import { expressLimits } from '@waybill/contract/orders/enums';
import type { ExpressSearchView } from '@waybill/contract/orders/express-view';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readPackageView } from '../../timeline/index.ts';
import { findAgreedOrder } from '../storage/open-express.ts';
import { findRung } from '../storage/riders.ts';
import { findSearch, listRings, type RingRow, type SearchRow } from '../storage/rings.ts';
import { riderViewOf, roundedKm } from './nearest-riders.ts';
import { searchesLeft } from './searches.ts';

/** An express parcel, for its sender and riders. */
export async function readExpress(db: Db, packageId: string, viewerId: string): Promise<PackageView> {
  const parcel = await readPackageView(db, packageId, viewerId);
  if (parcel?.itemType !== timelineItemType.Express) throw expressNotFound();
  return parcel;
}

export function expressNotFound(): Problem {
  return new Problem('not_found', 'We cannot find this parcel.');
}

type Answer = ExpressSearchView['rung'][number]['answer'];

/** State of the search, for the sender. */
export async function readSearch(db: Db, parcel: PackageView): Promise<ExpressSearchView> {
  const [search, rings, order] = await Promise.all([
    findSearch(db, parcel.id),
    listRings(db, parcel.id, expressLimits.ringSeconds),
    findAgreedOrder(db, parcel.id),
  ]);
  const people = await findRung(
    db,
    rings.map(({ riderId }) => riderId),
  );
  const rung = rings.flatMap((ring) => {
    const rider = people.find(({ id }) => id === ring.riderId);
    if (!rider) return [];
    return { ...riderViewOf({ ...rider, km: ring.distanceM / 1_000 }), answer: answerOf(ring, search, order?.carrierId) };
  });
  return {
    package: parcel,
    state: order ? 'taken' : parcel.status === 'open' ? (search?.state ?? 'idle') : 'over',
    ringsUntil: search?.isRinging ? search.ringsUntil.toISOString() : null,
    startedAt: search?.startedAt.toISOString() ?? null,
    farthestKm: rings.length === 0 ? null : roundedKm(Math.max(...rings.map(({ distanceM }) => distanceM)) / 1_000),
    canWiden: search?.isRinging === true && search.wave < expressLimits.waves.length,
    searchesLeft: searchesLeft(search),
    rung,
    orderId: order?.id ?? null,
  };
}

function answerOf(ring: RingRow, search: SearchRow | undefined, carrierId: string | undefined): Answer {
  if (ring.riderId === carrierId) return 'accepted';
  if (ring.isDeclined) return 'declined';
  if (ring.isRinging) return 'ringing';
  return search?.state === 'taken' && ring.isCutShort ? 'too-late' : 'missed';
}
