import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { listTimeline, listTimelineQuery } from '../../api/list-timeline.ts';
import { type Feed, type FeedPage, firstOf, isMoreAbove, itemsAbove, itemsOf, withFresh } from './feed-cache.ts';
import { readFeedFilter } from './feed-filter.ts';
import { useAfterUpdates } from './use-after-updates.ts';
import { useNextPage } from './use-next-page.ts';

// A feed older than this is loaded again on coming back.
const freshMs = 30_000;

/** The feed that an address asks for, and what has come above it since. */
export function useFeed(search: string, updates: number) {
  const filter = useMemo(() => readFeedFilter(new URLSearchParams(search)), [search]);
  const queries = useQueryClient();
  const query = useInfiniteQuery(listTimelineQuery(filter));
  const next = useNextPage<FeedPage>({
    queryKey: listTimelineQuery(filter).queryKey,
    cursorOf: (page) => page.nextCursor,
    fetchPage: (cursor) => listTimeline(filter, cursor),
  });
  const [fresh, setFresh] = useState<FeedPage>();
  const looks = useRef({ asked: 0, answered: 0 });
  const { queryKey } = listTimelineQuery(filter);
  const drawn = useDrawn(query.data);
  const above = query.data && fresh ? itemsAbove(query.data, fresh) : [];

  function show(page: FeedPage): void {
    queries.setQueryData<Feed>(queryKey, (feed) => feed && withFresh(feed, page));
    setFresh(undefined);
  }

  async function look(): Promise<void> {
    looks.current.asked += 1;
    const turn = looks.current.asked;
    const page = await listTimeline(filter, null).catch(() => undefined);
    const feed = queries.getQueryData<Feed>(queryKey);
    // Nobody asked for this, so no failure is shown: the next update looks again.
    if (!page || !feed) return;
    // Overtaken by a later look, which knows of more: using this one would take back what that has announced.
    if (turn < looks.current.answered) return;
    looks.current.answered = turn;
    const found = itemsAbove(feed, page);
    // One’s own needs no announcement, and an empty board has no place to lose.
    if (found.every((item) => item.isMine) || itemsOf(feed).length === 0) show(page);
    else setFresh(page);
  }

  useAfterUpdates(updates, () => void look());
  const lookOnReturn = useEffectEvent(() => {
    if (query.data && Date.now() - query.dataUpdatedAt > freshMs) void look();
  });
  useEffect(() => lookOnReturn(), []);

  return {
    filter,
    query,
    items: itemsOf(drawn),
    /** The first of it is here, and about to be shown. */
    isDrawing: query.data !== undefined && drawn === undefined,
    next,
    /** The number of new items above the feed shown, and whether there are even more. */
    newItems: { count: above.length, andMore: query.data && fresh ? isMoreAbove(query.data, fresh) : false },
    showNewItems: () => fresh && show(fresh),
  };
}

// The number of items in sight at once, and one more.
const few = 3;
// Only the first visit draws in part: one who comes back is put where they were reading, which takes all of the feed.
let isStart = true;

/** A page of slips drawn at once would hold up every touch meanwhile: it is drawn in between, and at the start what is in sight first. */
function useDrawn(feed: Feed | undefined): Feed | undefined {
  const drawn = useDeferredValue(feed, isStart && feed ? firstOf(feed, few) : feed);
  useEffect(() => {
    isStart = false;
  }, []);
  return drawn;
}
