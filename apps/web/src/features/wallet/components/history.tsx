import { useInfiniteQuery } from '@tanstack/react-query';
import type { Currency } from '@waybill/contract/money';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { here } from '../../../ui/calendar.ts';
import { Card } from '../../../ui/card.tsx';
import { isBackwards } from '../../../ui/day-range-fields.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { dayIn, dayInWords } from '../../../ui/lagos-day.ts';
import { Loading } from '../../../ui/loading.tsx';
import { listTransactionsQuery } from '../api/list-transactions.ts';
import { groupByDay } from '../model/group-by-day.ts';
import { type HistoryFilter, isFiltering } from '../model/history-filter.ts';
import { HistoryFilters } from './history-filters.tsx';
import { TransactionRow } from './transaction-row.tsx';

type HistoryProps = {
  readonly currency: Currency;
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
  readonly hidden: boolean;
  readonly onOpen: (transactionId: string) => void;
  readonly onAdd: () => void;
};

/** Every movement of this wallet with its reason, newest first, by day. */
export function History(props: HistoryProps) {
  const { filter, onFilter } = props;
  return (
    <section aria-labelledby="history-heading">
      <Card className="overflow-hidden p-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 px-5 pt-3 pb-2">
          <h2 id="history-heading" className="flex min-h-11 items-center text-17">
            History
          </h2>
          <HistoryFilters filter={filter} onChange={onFilter} />
        </div>
        {isBackwards(filter) ? <NothingFits onClear={() => onFilter({})} /> : <Lines {...props} />}
      </Card>
    </section>
  );
}

function Lines({ currency, filter, onFilter, hidden, onOpen, onAdd }: HistoryProps) {
  const history = useInfiniteQuery(listTransactionsQuery(currency, filter));
  const list = useRef<HTMLDivElement>(null);
  const lines = history.data?.pages.flatMap((page) => page.items) ?? [];
  useFocusOnNew(list, lines.length, history.hasNextPage);

  if (lines.length === 0 && !history.isSuccess)
    return (
      <div className="border-t border-line p-5">
        <Loading query={history} failed="We could not load your history" rows={5} />
      </div>
    );
  if (lines.length === 0)
    return isFiltering(filter) ? <NothingFits onClear={() => onFilter({})} /> : <NothingYet onAdd={onAdd} />;

  const today = dayIn(new Date(), here);
  return (
    <div ref={list}>
      {groupByDay(lines).map(({ day, lines: ofDay }) => (
        <section key={day} aria-label={dayInWords(day, today)}>
          <h3 className="day-heading">{dayInWords(day, today)}</h3>
          <ul>
            {ofDay.map((line) => (
              <li key={line.id}>
                <TransactionRow line={line} hidden={hidden} onOpen={() => onOpen(line.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {history.hasNextPage ? (
        <div className="border-t border-line p-3">
          <Button variant="quiet" full busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            Show more
          </Button>
          {history.isFetchNextPageError ? (
            <p role="alert" className="px-3 pb-2 text-13 text-clay">
              {history.error?.message}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** “Show more” is gone after the last page: the focus goes to the first line that came, not to the top of the page. */
function useFocusOnNew(list: RefObject<HTMLDivElement | null>, count: number, hasMore: boolean): void {
  const before = useRef(count);
  useEffect(() => {
    const [had, lost] = [before.current, document.activeElement === document.body];
    before.current = count;
    if (had > 0 && count > had && !hasMore && lost) list.current?.querySelectorAll<HTMLElement>('.list-row')[had]?.focus();
  }, [list, count, hasMore]);
}

function NothingYet({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      drawing="wallet"
      title="No transactions yet"
      text="Everything that comes in or goes out is listed here, with what it was for."
      action={<Button onClick={onAdd}>Add money</Button>}
    />
  );
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      drawing="shelf"
      title="Nothing fits this filter"
      text="There may be movements on other days or with another status."
      action={
        <Button variant="secondary" onClick={onClear}>
          Show everything
        </Button>
      }
    />
  );
}
