import type { SavedView } from '@waybill/contract/ops/saved-view';
import { type ViewList, viewFilterNames } from '@waybill/contract/ops/view-lists';

type Filters = Readonly<Record<string, string>>;

/** The part of an address that says which view was chosen; `all` for none, where one would be opened else. */
const viewName = 'view';
const everything = 'all';

export function filtersIn(search: string, list: ViewList): Filters {
  const names = viewFilterNames(list);
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name, value]) => names.includes(name) && value !== ''));
}

export function chosenIn(search: string): string | null {
  return new URLSearchParams(search).get(viewName);
}

export function searchOf({ id, filters }: Pick<SavedView, 'id' | 'filters'>): string {
  return new URLSearchParams({ ...filters, [viewName]: id }).toString();
}

export const searchOfAll = `${viewName}=${everything}`;

export function sameFilters(one: Filters, other: Filters): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
