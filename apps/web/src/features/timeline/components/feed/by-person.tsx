import { useInfiniteQuery } from '@tanstack/react-query';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { itemHref } from '../../../../session/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { When } from '../../../../ui/when.tsx';
import { listByPersonQuery } from '../../api/list-by-person.ts';
import { counted, kindWord, shortTitle } from '../../model/feed/item-words.ts';

type ByPersonProps = {
  readonly userId: string;
  readonly title: string;
  /** Said where there is nothing. */
  readonly none: string;
};

/** A member’s items on the board. */
export function ByPerson({ userId, title, none }: ByPersonProps) {
  const { data, error, isPending, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    listByPersonQuery(userId),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="posts-heading">
      <Card className="overflow-hidden p-0">
        <h2 id="posts-heading" className="px-5 pt-4 pb-3 text-17">
          {title}
        </h2>
        {isPending ? (
          <div className="px-5 pb-5">
            <SkeletonRows rows={3} />
          </div>
        ) : null}
        {error && items.length === 0 ? (
          <div className="px-5 pb-5">
            <FailedToLoad title="The posts did not arrive" error={error} busy={isFetching} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {data && items.length === 0 ? <p className="px-5 pb-5 text-ink-soft">{none}</p> : null}
        {items.length > 0 ? (
          <ul className="border-t border-line">
            {items.map((item) => (
              <li key={item.id}>
                <ListRow to={itemHref(item)} title={shortTitle(item)} text={<Line item={item} />} />
              </li>
            ))}
          </ul>
        ) : null}
        {hasNextPage ? (
          <div className="border-t border-line p-3 text-center">
            <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older ones
            </Button>
          </div>
        ) : null}
      </Card>
    </section>
  );
}

function Line({ item }: { readonly item: TimelineItemView }) {
  return (
    <>
      {kindWord(item)} · <When at={item.dateCreated} />
      {item.likes > 0 ? ` · ${counted(item.likes, 'like', 'likes')}` : ''}
      {item.comments > 0 ? ` · ${counted(item.comments, 'comment', 'comments')}` : ''}
    </>
  );
}
