import { useInfiniteQuery } from '@tanstack/react-query';
import type { NotificationView } from '@waybill/contract/notifications/notification-view';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import { listNotificationsQuery } from '../api/list-notifications.ts';
import { byDay } from '../model/by-day.ts';
import { lastMomentOf, newestSince } from '../model/newest-since.ts';
import { filterWords, type NotificationFilter } from '../model/notification-filter.ts';
import { useNotificationActs } from '../model/use-notification-acts.ts';
import { FilterChips } from './filter-chips.tsx';
import { NotificationRow } from './notification-row.tsx';

type NotificationListProps = {
  readonly filter: NotificationFilter;
  /** For people without any notification. */
  readonly settings: ReactNode;
};

/** All notifications, newest first, with the new ones marked. */
export function NotificationList({ filter, settings }: NotificationListProps) {
  const query = useInfiniteQuery(listNotificationsQuery(filter));
  const acts = useNotificationActs();
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  const unseen = query.data?.pages[0]?.unseen ?? 0;
  const isWhole = filter === 'all';
  return (
    <section aria-label="Your notifications" className="notification-board">
      <Announced key={filter} rows={query.data?.pages[0]?.items} />
      <div className="min-w-0">
        <FilterChips filter={filter} unseen={unseen} />
      </div>
      {/* On a phone they stand at the head of the list, beside its first day. */}
      <div className={classNames('notification-acts', rows.length === 0 && 'max-md:hidden')}>
        {/* What concerns everything is offered where everything of it shows. */}
        {isWhole || filter === 'unseen' ? (
          <Button
            variant="quiet"
            className="px-3 text-15"
            disabled={unseen === 0}
            onClick={() => void acts.markAll(lastMomentOf(rows))}
          >
            Mark all as read
          </Button>
        ) : null}
        {isWhole ? (
          <Button
            variant="quiet"
            className="px-3 text-15"
            disabled={rows.length === 0}
            onClick={() => void acts.clear(lastMomentOf(rows))}
          >
            Clear all
          </Button>
        ) : null}
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-2 text-15">
        <p role="status">{acts.canHaveBack ? 'All cleared. You can undo this for ten minutes.' : ''}</p>
        {acts.canHaveBack ? (
          <Button variant="quiet" onClick={() => void acts.haveBack()}>
            Undo
          </Button>
        ) : null}
      </div>
      <Card className="notification-rows overflow-hidden p-0">
        {rows.length === 0 && !query.isSuccess ? (
          <div className="p-5">
            <Loading query={query} failed="We could not load your notifications" rows={6} />
          </div>
        ) : null}
        {query.isSuccess && rows.length === 0 ? <Nothing filter={filter} settings={settings} /> : null}
        <Days rows={rows} onLook={acts.markOne} />
        {query.hasNextPage ? (
          <MoreButton
            key={query.data?.pages.at(-1)?.nextCursor}
            busy={query.isFetchingNextPage}
            error={query.isFetchNextPageError ? query.error?.message : undefined}
            onMore={() => void query.fetchNextPage()}
            className="border-t border-line p-3"
          />
        ) : null}
      </Card>
    </section>
  );
}

type DaysProps = { readonly rows: readonly NotificationView[]; readonly onLook: (id: string) => void };

function Days({ rows, onLook }: DaysProps) {
  return byDay(rows, new Date()).map(({ heading, rows: some }) => (
    <section key={heading} aria-label={heading}>
      <h2 className="border-b border-line px-4 pt-3.5 pb-2.5 text-13 font-semibold text-ink-soft">{heading}</h2>
      <ul>
        {some.map((row) => (
          <li key={row.Id} className="border-b border-line last:border-b-0">
            <NotificationRow row={row} onLook={() => row.IsSeenByUser || onLook(row.Id)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Nothing({ filter, settings }: NotificationListProps) {
  const { drawing, empty, text } = filterWords[filter];
  return <EmptyState drawing={drawing} title={empty} text={text} action={filter === 'all' ? settings : undefined} />;
}

/** Says what has come by itself while the list is open. The region is there before its words, or nothing would be heard. */
function Announced({ rows }: { readonly rows: readonly NotificationView[] | undefined }) {
  const [since, setSince] = useState<string>();
  if (rows && since === undefined) setSince(lastMomentOf(rows));
  return (
    <p role="status" className="sr-only">
      {rows && since !== undefined ? newestSince(rows, since) : ''}
    </p>
  );
}
