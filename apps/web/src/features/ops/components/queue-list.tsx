import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useRef } from 'react';
import type { DrawingName } from '../../../ui/drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import type { OpsList } from '../api/ops-list.ts';
import { useRowFocus } from './use-lost-focus.ts';
import { useRowKeys } from './use-row-keys.ts';

type QueueListProps<Item> = {
  readonly list: OpsList<Item>;
  /** The accessible name of the list. */
  readonly label: string;
  readonly keyOf: (item: Item) => string;
  /** An `<li>`; what opens it carries `data-row`, so that j and k find it. */
  readonly row: (item: Item) => ReactNode;
  readonly empty: {
    readonly drawing: DrawingName;
    readonly title: string;
    readonly text: ReactNode;
    readonly action?: ReactNode;
  };
  /** Rows that are slips of their own, and not lines on one. */
  readonly loose?: boolean;
};

/** A list of the console, in all its states. j and k move through it, Enter opens. */
export function QueueList<Item>({ list, label, keyOf, row, empty, loose = false }: QueueListProps<Item>) {
  const query = useInfiniteQuery(list);
  const { data } = query;
  const rows = useRef<HTMLUListElement>(null);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  useRowKeys(rows);
  const { remember, open } = useRowFocus(rows, JSON.stringify(list.queryKey), items.map(keyOf));
  if (!data) return <Loading query={query} failed="We could not load the list" />;
  if (items.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <ul
        ref={rows}
        aria-label={label}
        className={loose ? 'grid gap-4' : 'paper-card overflow-hidden'}
        onFocus={({ target }) => remember(target)}
        onClickCapture={({ target }) => target instanceof Element && open(target)}
      >
        {items.map((item) => (
          <Fragment key={keyOf(item)}>{row(item)}</Fragment>
        ))}
      </ul>
      {query.hasNextPage ? (
        <MoreButton
          key={data.pages.length}
          className="mt-4"
          busy={query.isFetchingNextPage}
          error={query.error?.message}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
