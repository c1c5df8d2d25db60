import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** Fetched when somebody looks at the stars that a person has got. */
export const RatingList = lazyComponent(async () => (await import('./rating-list.tsx')).RatingList, <SkeletonRows rows={2} />);

/** Fetched for those who have not answered yet; a page does without it. */
export const OfferPush = onDemand(async () => (await import('./offer-push.tsx')).OfferPush);
