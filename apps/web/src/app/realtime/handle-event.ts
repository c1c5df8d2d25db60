import type { QueryClient } from '@tanstack/react-query';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { boardStirred } from '../../features/board/index.ts';
import { type ChatEvent, handleChatEvent } from '../../features/chat/realtime.ts';
import { type CollectionsEvent, handleCollectionsEvent } from '../../features/collections/realtime.ts';
import { handleNotificationsEvent, type NotificationsEvent } from '../../features/notifications/realtime.ts';
import { handleOrdersEvent, type OrdersEvent } from '../../features/orders/realtime.ts';
import { handleSalesEvent, type SalesEvent } from '../../features/sales/realtime.ts';
import type { AppState } from '../../session/app-state.ts';

export type PersonalEvent = ChatEvent | NotificationsEvent | OrdersEvent | SalesEvent | CollectionsEvent;

/** One step of an order arrives as an order, a message and a notification: whoever needs one of these needs them all. */
export function handleEvent(queries: QueryClient, event: PersonalEvent, app: AppState): Promise<void> {
  if (event.type === 'notification.changed') return handleNotificationsEvent(queries, event, app);
  if (event.type === 'sale.changed') return handleSalesEvent(queries);
  if (event.type === 'collection.changed') return handleCollectionsEvent(queries);
  if (isAboutChat(event)) return handleChatEvent(queries, event, app);
  if (event.type !== 'order.moved') boardStirred();
  return handleOrdersEvent(queries, event, app, (order) => void followOnBoard(queries, order));
}

function isAboutChat(event: ChatEvent | OrdersEvent): event is ChatEvent {
  return event.type.startsWith('chat.');
}

/** Feeds never ask again by themselves, so the parcel is brought into them: the events of one’s own steps come here, too. */
async function followOnBoard(queries: QueryClient, { packageId, package: { itemType } }: OrderView): Promise<void> {
  try {
    const { handleItemEvent } = await import('../../features/timeline/realtime.ts');
    await handleItemEvent(queries, { itemType, id: packageId });
  } catch {
    // Nobody asked for this, so its failure is not shown.
  }
}
