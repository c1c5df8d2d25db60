import { infiniteQueryOptions } from '@tanstack/react-query';

type ListPage<Item> = { readonly items: Item[]; readonly nextCursor: string | null };

/** Where a page begins, as every list of the contract takes it. */
export type PageStart = { readonly limit: number; readonly cursor?: string };

const pageSize = 20;
const start: string | null = null;

/** A list of the console. All of them begin with `ops`, so that a decision can have everything fetched again at once. */
export function opsList<Item>(
  key: readonly unknown[],
  fetchPage: (page: PageStart, signal: AbortSignal) => Promise<ListPage<Item>>,
) {
  return infiniteQueryOptions({
    queryKey: ['ops', ...key],
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export type OpsList<Item> = ReturnType<typeof opsList<Item>>;
