import type { QueryClient } from '@tanstack/react-query';
import type { RealtimeEvent } from '@waybill/contract/realtime/events';

export type SalesEvent = Extract<RealtimeEvent, { type: `sale.${string}` }>;

/** Something happened to a sale: what shows it loads again. Whoever is elsewhere is told by a notification. */
export async function handleSalesEvent(queries: QueryClient): Promise<void> {
  for (const queryKey of [['sales'], ['wallet'], ['orders']]) void queries.invalidateQueries({ queryKey });
}
