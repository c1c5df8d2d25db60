import type { NotificationView } from '@waybill/contract/notifications/notification-view';

type Dated = Pick<NotificationView, 'LastModified' | 'IsSeenByUser' | 'Message'>;

/** The time of the newest row; empty for an empty list. */
export function lastMomentOf(rows: readonly Pick<Dated, 'LastModified'>[]): string {
  return (
    rows
      .map(({ LastModified }) => LastModified)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** The newest row since a moment, for screen readers; empty if none came by itself. */
export function newestSince(rows: readonly Dated[], moment: string): string {
  const fresh = rows.filter(({ IsSeenByUser, LastModified }) => !IsSeenByUser && LastModified > moment);
  const last = lastMomentOf(fresh);
  return fresh.find(({ LastModified }) => LastModified === last)?.Message ?? '';
}
