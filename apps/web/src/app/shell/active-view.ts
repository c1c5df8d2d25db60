/** The menu’s places, in the order that gives each its index; what came later stands at the end. */
export const menuPlaces = [
  'dashboard',
  'timeline',
  'wallet',
  'orders',
  'messages',
  'notifications',
  'activity',
  'profile',
  'settings',
  'sales',
  'board',
  'today',
  'duty',
  'earnings',
] as const;

export type MenuPlace = (typeof menuPlaces)[number];

/** Which place of the menu an address belongs to; null for pages outside the menu. */
export function activeViewIndex(pathname: string): number | null {
  const [first = 'dashboard', second] = pathname.toLowerCase().split('/').filter(Boolean);
  const place = first === 'post' ? 'timeline' : first === 'business' ? placeOfBusiness(second) : first;
  const names: readonly string[] = menuPlaces;
  const index = place === undefined ? -1 : names.indexOf(place);
  return index < 0 ? null : index;
}

/** Rounds are made from what stands on the board. */
function placeOfBusiness(page: string | undefined): string | undefined {
  return page === 'rounds' ? 'board' : page;
}
