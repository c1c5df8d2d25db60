import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Fetched when a parcel is looked at that somebody carries or may carry. */
export const Carrying = lazyComponent(
  async () => (await import('./negotiation/carrying.tsx')).Carrying,
  <Skeleton shape="button" className="w-full" />,
);
