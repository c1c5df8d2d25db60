import { timelineItemType } from '@waybill/contract/timeline/enums';
import { Problem } from '../../../platform/http/problem.ts';
import type { LockedPackage } from '../../timeline/index.ts';
import { expressNotFound } from './read-search.ts';

/** An express parcel that looks for a rider; a booking has asked somebody already. */
export function isForRiders(item: LockedPackage): boolean {
  return item.type === timelineItemType.Express && item.askedOf === null && !item.isRemoved && !item.isAuthorBlocked;
}

/** The parcel, for its sender. */
export function ownExpress(item: LockedPackage | undefined, senderId: string): LockedPackage {
  if (!item || (item.senderId !== senderId && !isForRiders(item))) throw expressNotFound();
  if (item.senderId !== senderId) throw new Problem('forbidden', 'Only whoever sends the parcel rings riders for it.');
  if (item.type !== timelineItemType.Express || item.askedOf !== null)
    throw new Problem('forbidden', 'Riders are rung for express parcels only. Carriers find this one on the timeline.');
  return item;
}
