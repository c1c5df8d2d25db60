import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** Fetched when somebody looks at the stars that a person has got. */
export const RatingList = lazyComponent(async () => (await import('./rating-list.tsx')).RatingList, <SkeletonRows rows={2} />);
