import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';

/** Fetched when a parcel is looked at that somebody carries or may carry. */
export const Carrying = lazyComponent(
  async () => (await import('./negotiation/carrying.tsx')).Carrying,
  <Skeleton shape="button" className="w-full" />,
);

/** Only whoever travels is asked; the feed does without it. */
export const BookingAnswer = onDemand(async () => (await import('./negotiation/booking-answer.tsx')).BookingAnswer);

/** Only a sender changes a parcel, and seldom. */
export const ChangePackage = lazyComponent(
  async () => (await import('./mine/change-package.tsx')).ChangePackage,
  <SkeletonRows rows={4} />,
);
