import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import { here } from '../../../ui/calendar.ts';
import { dayIn } from '../../../ui/lagos-day.ts';

export type Day = { readonly heading: string; readonly rows: readonly NotificationView[] };

/** Splits rows into today and earlier, in their order. A row that counts is as new as the last event that it counts. */
export function byDay(rows: readonly NotificationView[], now: Date): Day[] {
  const today = dayIn(now, here);
  const isToday = ({ LastModified }: NotificationView) => dayIn(new Date(LastModified), here) === today;
  return [
    { heading: 'Today', rows: rows.filter(isToday) },
    { heading: 'Earlier', rows: rows.filter((row) => !isToday(row)) },
  ].filter(({ rows: some }) => some.length > 0);
}
