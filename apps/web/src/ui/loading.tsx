import { type FailedQuery, FailedToLoad } from './failed-to-load.tsx';
import { SkeletonRows } from './skeleton.tsx';

type LoadingProps = { readonly query: FailedQuery; readonly failed: string; readonly rows?: number };

/** Stands where a list or a page will be: rows without words, or that it did not arrive. */
export function Loading({ query, failed, rows }: LoadingProps) {
  return query.error ? <FailedToLoad title={failed} query={query} /> : <SkeletonRows {...(rows && { rows })} />;
}
