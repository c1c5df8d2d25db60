import { useInfiniteQuery } from '@tanstack/react-query';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { itemHref } from '../../../../session/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ListRow } from '../../../../ui/list-row.tsx';
import { Loading } from '../../../../ui/loading.tsx';
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
  const query = useInfiniteQuery(listByPersonQuery(userId));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="posts-heading">
      <Card className="overflow-hidden p-0">
        <h2 id="posts-heading" className="px-5 pt-4 pb-3 text-17">
          {title}
        </h2>
        {items.length === 0 && !query.isSuccess ? (
          <div className="px-5 pb-5">
            <Loading query={query} failed="We could not load the posts" rows={3} />
          </div>
        ) : null}
        {items.length === 0 && query.isSuccess ? <p className="px-5 pb-5 text-ink-soft">{none}</p> : null}
        {items.length > 0 ? (
          <ul className="border-t border-line">
            {items.map((item) => (
              <li key={item.id}>
                <ListRow to={itemHref(item)} title={shortTitle(item)} text={<Line item={item} />} />
              </li>
            ))}
          </ul>
        ) : null}
        {query.hasNextPage ? (
          <div className="border-t border-line p-3 text-center">
            <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
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
