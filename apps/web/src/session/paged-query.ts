import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Where a page begins and how long it is, as every list of the contract takes it. */
export type PageStart = { readonly limit: number; readonly cursor?: string };

const start: string | null = null;

/** A list that is fetched page by page. */
export function pagedQuery<Page extends { readonly nextCursor: string | null }, Key extends QueryKey>(
  queryKey: Key,
  fetchPage: (page: PageStart, signal: AbortSignal) => Promise<Page>,
  pageSize = 20,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage({ limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal),
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor,
  });
}
