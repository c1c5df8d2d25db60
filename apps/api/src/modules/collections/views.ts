import type { CollectedParcel, CollectionSummary, CollectionView } from '@waybill/contract/collections/collection-view';
import { toMajor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { AuthorView } from '@waybill/contract/timeline/item-view';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import type { SecretKeys } from '../../platform/secret-keys.ts';
import { personOf } from '../orders/index.ts';
import { neighbourhoodOf } from '../timeline/index.ts';
import { collectionCodeOf } from './code.ts';
import { sideOf } from './policies.ts';
import type { CollectionRow } from './storage/collections.ts';
import type { ParcelRow } from './storage/parcels.ts';

/** What the views of a collection are made of, for one viewer. */
export type Seen = {
  readonly row: CollectionRow;
  readonly parcels: readonly ParcelRow[];
  readonly people: ReadonlyMap<string, AuthorView>;
  readonly viewerId: string;
};

export function summaryOf({ row, parcels, people, viewerId }: Seen): CollectionSummary {
  const [first] = parcels;
  if (!first) throw new Error(`The collection ${row.id} is empty`);
  const counted = parcels.filter((parcel) => isCounted(row, parcel));
  const person = (id: string | null) => (id === null ? null : personOf(people, id));
  return {
    id: row.id,
    role: sideOf(row, viewerId) ?? 'carrier',
    state: stateOf(row, parcels),
    sender: personOf(people, row.senderId),
    asked: person(row.askedId),
    carrier: person(row.carrierId),
    from: neighbourhoodOf(first.pickup).label,
    currency: first.currency,
    count: counted.length,
    total: toMajor(sum(counted, ({ feeMinor }) => BigInt(feeMinor))),
    carrierEarns: toMajor(sum(counted, ({ feeMinor }) => carrierLine(BigInt(feeMinor)).earnsMinor)),
    createdAt: row.createdAt.toISOString(),
    takenAt: row.takenAt?.toISOString() ?? null,
  };
}

export function collectionViewOf(seen: Seen, keys: SecretKeys): CollectionView {
  const { row, parcels, viewerId } = seen;
  const isSender = row.senderId === viewerId;
  const isTheirs = isSender || row.carrierId === viewerId;
  const isToFetch = parcels.some(({ orderStatus: status }) => status === orderStatus.Accepted);
  return {
    ...summaryOf(seen),
    ...(isSender || (isTheirs && isToFetch) ? doorOf(parcels) : noDoor),
    pickupCode: isSender && isToFetch ? collectionCodeOf(keys, row.id) : null,
    parcels: parcels.map((parcel) => parcelViewOf(row, parcel, isTheirs)),
  };
}

const noDoor = { pickupAddress: null, pickupLandmark: '', pickupNote: '' };

/** All of them stand at one door: what was said of it with any parcel finds it for all. */
function doorOf(parcels: readonly ParcelRow[]) {
  return {
    pickupAddress: parcels[0]?.pickupAddress ?? null,
    pickupLandmark: parcels.find(({ pickupLandmark }) => pickupLandmark !== '')?.pickupLandmark ?? '',
    pickupNote: parcels.find(({ pickupNote }) => pickupNote !== '')?.pickupNote ?? '',
  };
}

function parcelViewOf(row: CollectionRow, parcel: ParcelRow, isTheirs: boolean): CollectedParcel {
  const [dropOff] = parcel.dropOffs;
  if (!dropOff) throw new Error(`${parcel.packageId} goes nowhere`);
  const { orderId, trackingId, orderStatus: status } = parcel;
  const isKnown = isTheirs && orderId !== null && trackingId !== null && status !== null;
  return {
    packageId: parcel.packageId,
    to: neighbourhoodOf(dropOff).label,
    weight: parcel.weightGrams / 1000,
    fee: toMajor(BigInt(parcel.feeMinor)),
    shipmentDate: parcel.shipDate,
    state: parcelState(row, parcel),
    order: isKnown ? { id: orderId, trackingId, orderStatus: status } : null,
    receiverName: isTheirs ? parcel.receiverName : '',
  };
}

function parcelState({ status }: CollectionRow, { orderId, isFree, isMatched }: ParcelRow): CollectedParcel['state'] {
  if (orderId !== null) return 'taken';
  if (isMatched) return 'elsewhere';
  return isFree && status !== 'taken' ? 'free' : 'over';
}

function stateOf({ status }: CollectionRow, parcels: readonly ParcelRow[]): CollectionSummary['state'] {
  if (status === 'taken') return 'taken';
  return status === 'open' && parcels.some(({ isFree }) => isFree) ? 'open' : 'over';
}

const isCounted = ({ status }: CollectionRow, { orderId, isFree }: ParcelRow) => (status === 'taken' ? orderId !== null : isFree);

function sum(parcels: readonly ParcelRow[], of: (parcel: ParcelRow) => bigint): bigint {
  return parcels.reduce((total, parcel) => total + of(parcel), 0n);
}
