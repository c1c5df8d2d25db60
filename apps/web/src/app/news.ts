import type { QueryClient } from '@tanstack/react-query';
import { type ChatEvent, hearOfChat } from './chat-news.ts';
import { hearOfNotifications, type NotificationsEvent } from './notifications-news.ts';
import { hearOfOrders, type OrdersEvent, type Whereabouts } from './orders-news.ts';

export type NewsEvent = ChatEvent | NotificationsEvent | OrdersEvent;

/** One step of an order is heard as an order, a message and a notification: whoever needs one of these needs them all. */
export function hearNews(queries: QueryClient, event: NewsEvent, app: Whereabouts): Promise<void> {
  if (event.type === 'notification.changed') return hearOfNotifications(queries, event, app);
  return isAboutChat(event) ? hearOfChat(queries, event, app) : hearOfOrders(queries, event, app);
}

function isAboutChat(event: ChatEvent | OrdersEvent): event is ChatEvent {
  return event.type.startsWith('chat.');
}
