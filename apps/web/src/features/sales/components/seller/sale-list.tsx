import { useInfiniteQuery } from '@tanstack/react-query';
import { groupOfState } from '@waybill/contract/sales/enums';
import type { SaleSummaryView } from '@waybill/contract/sales/sale-view';
import type { ReactNode } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { MoreButton } from '../../../../ui/more-button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { listSalesQuery } from '../../api/list-sales.ts';
import { groupsInOrder } from '../../model/sale-words.ts';
import { SaleRow } from './sale-row.tsx';

type SaleListProps = {
  readonly side: 'seller' | 'buyer';
  readonly hrefOf: (sale: SaleSummaryView) => string;
  /** For whoever has none at all. */
  readonly nothingYet: ReactNode;
};

/** One’s sales: for a seller in groups, what wants them first; for a buyer newest first. */
export function SaleList({ side, hrefOf, nothingYet }: SaleListProps) {
  const query = useInfiniteQuery(listSalesQuery(side));
  if (query.isPending)
    return (
      <Card>
        <SkeletonRows rows={4} />
      </Card>
    );
  if (!query.data) return <FailedToLoad title="We could not load your sales" query={query} />;
  const sales = query.data.pages.flatMap((page) => page.items);
  if (sales.length === 0) return nothingYet;
  const groups =
    side === 'buyer'
      ? [{ title: undefined, of: sales }]
      : groupsInOrder.map(({ group, title }) => ({ title, of: sales.filter(({ state }) => groupOfState[state] === group) }));
  return (
    <div className="grid gap-5">
      {groups.map(({ title, of }) =>
        of.length === 0 ? null : <Group key={title ?? ''} title={title} sales={of} hrefOf={hrefOf} />,
      )}
      {query.hasNextPage ? (
        <MoreButton
          key={query.data.pages.at(-1)?.nextCursor}
          busy={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? query.error?.message : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </div>
  );
}

type GroupProps = Pick<SaleListProps, 'hrefOf'> & {
  readonly title: string | undefined;
  readonly sales: readonly SaleSummaryView[];
};

function Group({ title, sales, hrefOf }: GroupProps) {
  return (
    <section aria-label={title ?? 'What I bought'}>
      <Card className="overflow-hidden p-0">
        {title === undefined ? null : (
          <h2 className="flex items-baseline gap-2 px-5 pt-4 pb-3 text-17">
            {title}
            <span className="font-sans text-15 font-normal text-ink-soft">{sales.length}</span>
          </h2>
        )}
        <ul className={title === undefined ? '' : 'border-t border-line'}>
          {sales.map((sale) => (
            <li key={sale.id}>
              <SaleRow sale={sale} to={hrefOf(sale)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
