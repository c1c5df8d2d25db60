import { useInfiniteQuery } from '@tanstack/react-query';
import type { CollectionSummary } from '@waybill/contract/collections/collection-view';
import type { CollectionList as ListName } from '@waybill/contract/collections/list-collections';
import type { ReactNode } from 'react';
import { collectionHref } from '../../../session/paths.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { When } from '../../../ui/when.tsx';
import { listCollectionsQuery } from '../api/list-collections.ts';
import { countOf, stampOf, whoWords } from '../model/collection-words.ts';

type CollectionListProps = {
  readonly list: ListName;
  /** For whoever has none at all. */
  readonly nothing: ReactNode;
};

export function CollectionList({ list, nothing }: CollectionListProps) {
  const query = useInfiniteQuery(listCollectionsQuery(list));
  if (query.isPending)
    return (
      <Card>
        <SkeletonRows rows={3} />
      </Card>
    );
  if (!query.data) return <FailedToLoad title="We could not load this list" query={query} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return nothing;
  return (
    <>
      <Card className="overflow-hidden p-0">
        <ul>
          {items.map((one) => (
            <li key={one.id} className="border-b border-line last:border-b-0">
              <Row of={one} />
            </li>
          ))}
        </ul>
      </Card>
      {query.hasNextPage ? (
        <MoreButton
          key={query.data.pages.at(-1)?.nextCursor}
          busy={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? query.error?.message : undefined}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </>
  );
}

function Row({ of }: { readonly of: CollectionSummary }) {
  const { word, tone } = stampOf(of);
  return (
    <Link to={collectionHref(of.id)} className="flex min-h-16 items-start gap-3 px-4 py-3 hover:bg-palm/5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{of.count > 0 ? `${countOf(of.count)} at ${of.from}` : of.from}</span>
        <span className="block text-13 text-ink-soft wrap-anywhere">
          {whoWords(of)} · <When at={of.takenAt ?? of.createdAt} />
        </span>
        {of.count > 0 ? (
          <span className="mt-1 block text-13">
            {of.role === 'carrier' ? 'You earn ' : 'Fees '}
            <Amount minor={minorOf(of.role === 'carrier' ? of.carrierEarns : of.total)} currency={of.currency} />
          </span>
        ) : null}
      </span>
      <Stamp tone={tone} className="flex-none">
        {word}
      </Stamp>
    </Link>
  );
}
