import { Problem } from '../../platform/http/problem.ts';
import type { LockedItem } from './storage/items.ts';
import { isPackage } from './views.ts';

const gone = 'That is no longer here.';

/** Whether somebody may open an item by its address. What one has muted opens, too: it was asked for by name. */
export function mayOpen(item: LockedItem, viewerId: string): boolean {
  if (item.isRemoved || (item.isAuthorBlocked && item.authorId !== viewerId)) return false;
  return item.askedOf === null || item.askedOf === viewerId || item.authorId === viewerId;
}

/** The item itself, if it is of this kind and the viewer may open it; else it is as if it had never been. */
export function openItem(item: LockedItem | undefined, itemType: number, viewerId: string): LockedItem {
  if (!item || !isOfKind(item, itemType) || !mayOpen(item, viewerId)) throw new Problem('not_found', gone);
  return item;
}

/** An express parcel may have become an ordinary one: its old addresses still lead to it. */
function isOfKind({ type }: LockedItem, itemType: number): boolean {
  return type === itemType || (isPackage(type) && isPackage(itemType));
}
