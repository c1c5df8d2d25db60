import { Skeleton } from '../ui/skeleton.tsx';

/** A page of signing up before it is known whose: served ready-made, in the shape of what follows. */
export function EntrySkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading">
      <Skeleton className="mb-3 w-2/5" />
      <Skeleton className="mb-7 h-2 w-full" />
      <Skeleton shape="title" className="w-4/5 sm:h-10" />
      <Skeleton className="mt-4 w-3/5" />
      <Skeleton shape="field" className="mt-7" />
      <Skeleton shape="button" className="mt-4" />
    </div>
  );
}
