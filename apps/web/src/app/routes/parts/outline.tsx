import { type ComponentProps, Suspense } from 'react';
import type { RouteMap } from '../../../features/places/components/route-map.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { lazyPage } from '../../route-table.ts';

const routeMap = lazyPage<ComponentProps<typeof RouteMap>>(
  async () => (await import('../../../features/places/components/route-map.tsx')).RouteMap,
);

/** Our own map, fetched when there is something to show on it. */
export function Outline(props: ComponentProps<typeof RouteMap>) {
  return (
    <Suspense fallback={<Skeleton className="aspect-[15/8] h-auto rounded-card" />}>
      <routeMap.Part {...props} />
    </Suspense>
  );
}
