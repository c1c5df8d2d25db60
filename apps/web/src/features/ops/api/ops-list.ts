import { type PageStart, pagedQuery } from '../../../session/paged-query.ts';

type ListPage<Item> = { readonly items: Item[]; readonly nextCursor: string | null };

/** A list of the console. All of them begin with `ops`, so that a decision can have everything fetched again at once. */
export function opsList<Item>(
  key: readonly unknown[],
  fetchPage: (page: PageStart, signal: AbortSignal) => Promise<ListPage<Item>>,
) {
  return pagedQuery(['ops', ...key], fetchPage);
}

export type OpsList<Item> = ReturnType<typeof opsList<Item>>;
