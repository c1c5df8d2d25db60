import type { NotificationView } from '@waybill/contract/notifications/notification-view';

type Dated = Pick<NotificationView, 'lastModified' | 'isSeenByUser' | 'message'>;

/** When the last thing happened that a list tells of; empty for an empty one. */
export function lastMomentOf(rows: readonly Pick<Dated, 'lastModified'>[]): string {
  return (
    rows
      .map(({ lastModified }) => lastModified)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** What has come by itself since then, in words: the newest of it. */
export function newestSince(rows: readonly Dated[], moment: string): string {
  const fresh = rows.filter(({ isSeenByUser, lastModified }) => !isSeenByUser && lastModified > moment);
  const last = lastMomentOf(fresh);
  return fresh.find(({ lastModified }) => lastModified === last)?.message ?? '';
}
