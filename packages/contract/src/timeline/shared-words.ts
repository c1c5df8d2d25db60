import type { SharedItemView } from './get-shared-item.ts';

/** The title of a shared link, in a chat and on its page. */
export function sharedItemTitle({
  itemType,
  author,
  from,
  to,
}: Pick<SharedItemView, 'itemType' | 'author' | 'from' | 'to'>): string {
  const way = `from ${from} to ${lastOf(to)}`;
  if (itemType === 2) return `${author.name} travels ${way}`;
  if (itemType === 4) return `${author.name} takes parcels ${way}`;
  return itemType === 5 ? `An express parcel ${way}` : `A parcel ${way}`;
}

function lastOf(stops: readonly string[]): string {
  return stops.at(-1) ?? '';
}
