import type { QueryClient } from '@tanstack/react-query';
import type { RealtimeEvent } from '@waybill/contract/realtime/events';

export type CollectionsEvent = Extract<RealtimeEvent, { type: `collection.${string}` }>;

/** Parcels were offered, taken or fetched together: what shows them loads again, once for all. Whoever is elsewhere is told by a notification. */
export async function handleCollectionsEvent(queries: QueryClient): Promise<void> {
  for (const queryKey of [['collections'], ['orders'], ['timeline', 'item']]) void queries.invalidateQueries({ queryKey });
}
