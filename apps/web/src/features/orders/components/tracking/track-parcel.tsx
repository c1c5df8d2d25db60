import type { ReactNode } from 'react';
import { TryAgain } from '../../../../ui/failed-to-load.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Tracking } from '../../model/tracking/use-tracking.ts';
import { TrackingEntry } from './tracking-entry.tsx';

type Found = Extract<Tracking, { state: 'found' }>;

type TrackParcelProps = {
  readonly tracking: Tracking & { readonly retry: () => void };
  /** As it was typed. */
  readonly tried: string;
  readonly onEntered: (trackingId: string) => void;
  readonly children: (found: Found) => ReactNode;
};

/** Every outcome of looking up a parcel; the slip of one that was found is drawn by the caller. */
export function TrackParcel({ tracking, tried, onEntered, children }: TrackParcelProps) {
  switch (tracking.state) {
    case 'found':
      return children(tracking);
    case 'none':
      return (
        <div className="grid gap-5">
          <Notice
            tone="attention"
            title={tracking.why === 'mistyped' ? 'That is not a tracking number' : 'No parcel under this number'}
          >
            {tracking.why === 'mistyped'
              ? 'One of its characters must be wrong. Please compare it with the message or the label.'
              : 'It looks right, but we have no parcel with it. Please compare it with the message or the label.'}
          </Notice>
          <TrackingEntry key={tried} tried={tried} onEntered={onEntered} />
        </div>
      );
    case 'failed':
      return (
        <TryAgain title="We could not look it up" onTry={tracking.retry}>
          Check your connection. It is tried again by itself, too.
        </TryAgain>
      );
    default:
      return <TrackingSkeleton />;
  }
}

/** `children`: the heading of a page. */
export function TrackingSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="track-screen">
      <div className="track-hero">
        <Skeleton className="h-full rounded-none" />
      </div>
      <div className="grid gap-4 md:py-4">
        {children}
        <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-4">
          <Skeleton className="w-4/5" />
          <Skeleton shape="title" className="w-3/5" />
          <Skeleton shape="card" />
        </div>
      </div>
    </div>
  );
}
