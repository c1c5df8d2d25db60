import { Ticket } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

/** Slips on their way. */
export function FeedSkeleton({ cards = 3 }: { readonly cards?: number }) {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-5">
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slips without content differ by position only
        <Ticket key={card}>
          <div className="flex items-center gap-3 px-5 pt-4">
            <Skeleton shape="avatar" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-2/5" />
              <Skeleton className="w-1/4" />
            </div>
          </div>
          <div className="grid grid-cols-2 gap-6 px-5 py-5">
            <Skeleton shape="title" />
            <Skeleton shape="title" />
          </div>
          <div className="grid gap-2 border-t border-line px-5 py-4">
            <Skeleton className="w-4/5" />
            <Skeleton className="w-3/5" />
            <Skeleton shape="amount" className="mt-3" />
          </div>
        </Ticket>
      ))}
    </div>
  );
}
