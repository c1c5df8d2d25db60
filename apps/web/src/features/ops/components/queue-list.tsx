import { useInfiniteQuery } from '@tanstack/react-query';
import type { BulkWhat } from '@waybill/contract/ops/bulk-act';
import { Fragment, type ReactNode, useRef } from 'react';
import type { DrawingName } from '../../../ui/drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreButton } from '../../../ui/more-button.tsx';
import type { OpsList } from '../api/ops-list.ts';
import { Choosing } from './bulk/choosing.tsx';
import type { Choosable } from './bulk/use-chosen.ts';
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
  /** What can be done with several at once, and what is chosen with a row; null where nothing can be. */
  readonly bulk?: { readonly acts: readonly BulkWhat[]; readonly caseOf: (item: Item) => Choosable | null };
  /** Rows that are slips of their own, and not lines on one. */
  readonly loose?: boolean;
};

const notChosen = { acts: [], caseOf: () => null };

/** A list of the console, in all its states. j and k move through it, Enter opens, x chooses. */
export function QueueList<Item>({ list, label, keyOf, row, empty, bulk = notChosen, loose = false }: QueueListProps<Item>) {
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
      <Choosing items={items} {...bulk}>
        {(around) => (
          <ul
            ref={rows}
            aria-label={label}
            className={loose ? 'grid gap-4' : 'paper-card overflow-hidden'}
            onFocus={({ target }) => remember(target)}
            onClickCapture={({ target }) => target instanceof Element && open(target)}
          >
            {items.map((item) => (
              <Fragment key={keyOf(item)}>{around(item, row(item))}</Fragment>
            ))}
          </ul>
        )}
      </Choosing>
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
