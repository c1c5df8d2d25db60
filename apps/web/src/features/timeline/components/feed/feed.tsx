import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { MoreButton } from '../../../../ui/more-button.tsx';
import { useFeed } from '../../model/feed/use-feed.ts';
import { useItemActions } from '../../model/feed/use-item-actions.ts';
import { ItemCard } from '../item/item-card.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NewItemsPill } from './new-items-pill.tsx';

type FeedProps = {
  /** The query of the address, which says what is shown. */
  readonly search: string;
  /** Changes whenever something may be new. */
  readonly news: number;
  readonly empty: ReactNode;
};

/** The timeline, newest first, for as long as one scrolls. */
export function Feed({ search, news, empty }: FeedProps) {
  const feed = useFeed(search, news);
  const { query, items, next } = feed;
  const actions = useItemActions();
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list, items.length);

  if (query.isPending || feed.isDrawing) return <FeedSkeleton />;
  if (query.isError && items.length === 0) return <FailedToLoad title="We could not load the timeline" query={query} />;

  function showNews() {
    feed.showNews();
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <NewItemsPill {...feed.news} onShow={showNews} />
      {items.length === 0 && !query.hasNextPage ? empty : null}
      <div
        ref={list}
        tabIndex={-1}
        role="feed"
        aria-busy={next.busy}
        aria-label="Timeline"
        className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none"
      >
        {items.map((item) => (
          <ItemCard key={item.id} item={item} actions={actions} />
        ))}
      </div>
      {query.hasNextPage ? (
        <MoreButton
          busy={next.busy}
          error={next.error}
          onMore={next.fetchNext}
          key={query.data?.pages.at(-1)?.nextCursor}
          className="pt-5"
        />
      ) : null}
      {!query.hasNextPage && items.length > 5 ? <p className="py-8 text-center text-ink-soft">That is everything.</p> : null}
    </>
  );
}

/** A card that leaves takes the focus with it: it goes to the one that has come into its place. */
function useFocusKept(list: RefObject<HTMLDivElement | null>, count: number): void {
  const last = useRef(0);
  const before = useRef(count);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const remember = (event: FocusEvent) => {
      const cards = [...element.children];
      last.current = cards.findIndex((card) => event.target instanceof Node && card.contains(event.target));
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  });
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll<HTMLElement>('article');
    const next = cards?.[Math.min(Math.max(0, last.current), cards.length - 1)] ?? list.current;
    next?.focus({ preventScroll: true });
  }, [list, count]);
}
