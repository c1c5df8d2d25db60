import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import type { Unseen } from '../api/get-unseen.ts';

type Shown = { readonly items: NotificationView[]; readonly nextCursor: string | null; readonly unseen: number };

/** Shows a change at once while it is sent; the server’s answer stands. */
async function change(queries: QueryClient, next: (page: Shown) => Shown, unseen: (before: number) => number): Promise<void> {
  // An answer that is on its way knows nothing of it yet.
  await Promise.all([queries.cancelQueries({ queryKey: ['notifications'] }), queries.cancelQueries({ queryKey: ['unseen'] })]);
  queries.setQueriesData<InfiniteData<Shown, string | null>>(
    { queryKey: ['notifications'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...next(page), unseen: unseen(page.unseen) })) },
  );
  queries.setQueryData<Unseen>(['unseen'], (now) => now && { ...now, notifications: unseen(now.notifications) });
}

const seen = (row: NotificationView): NotificationView => ({ ...row, IsSeenByUser: true });

export function showSeen(queries: QueryClient, id: string): Promise<void> {
  return change(
    queries,
    (page) => ({ ...page, items: page.items.map((row) => (row.Id === id ? seen(row) : row)) }),
    (before) => Math.max(0, before - 1),
  );
}

export function showAllSeen(queries: QueryClient): Promise<void> {
  return change(
    queries,
    (page) => ({ ...page, items: page.items.map(seen) }),
    () => 0,
  );
}

export function showNone(queries: QueryClient): Promise<void> {
  return change(
    queries,
    (page) => ({ ...page, items: [], nextCursor: null }),
    () => 0,
  );
}
