import { useEffect, useState } from 'react';
import { listTimelineQuery } from '../../features/timeline/api/list-timeline.ts';
import { Feed } from '../../features/timeline/components/feed/feed.tsx';
import { FeedChips } from '../../features/timeline/components/feed/feed-chips.tsx';
import { FeedEmpty } from '../../features/timeline/components/feed/feed-empty.tsx';
import { FeedSearch } from '../../features/timeline/components/feed/feed-search.tsx';
import { PostComposer } from '../../features/timeline/components/feed/post-composer.tsx';
import { useFirstSteps } from '../../features/timeline/components/feed/use-first-steps.ts';
import { type FeedFilter, feedSearch, readFeedFilter } from '../../features/timeline/model/feed/feed-filter.ts';
import { timelineState, useTimelineState } from '../../features/timeline/model/feed/timeline-state.ts';
import { useUser } from '../../session/user-context.tsx';
import { useNavigate, useQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { useMedia, wide } from '../../ui/use-media.ts';
import { askAhead } from '../ask-ahead.ts';
import { NeedsMe } from './parts/needs-me.tsx';

export function TimelineRoute() {
  const user = useUser();
  const filter = readFeedFilter(useQuery());
  const search = feedSearch(filter);
  const updates = useTimelineState((state) => state.updates);
  const navigate = useNavigate();
  const [writing, setWriting] = useState(false);
  const steps = useFirstSteps({ onWrite: () => setWriting(true), onEverything: () => navigate({ search: '' }) });
  const isWide = useMedia(wide);
  useEffect(() => timelineState.setSearch(search), [search]);
  const show = (next: FeedFilter, replace = false) => navigate({ search: feedSearch(next) }, { replace });

  return (
    <Page>
      <PageHeader {...TimelineRoute.heading} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,40rem)_minmax(15rem,1fr)] lg:gap-7 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <PostComposer userId={user.id} me={user} open={writing} onOpen={setWriting} steps={steps} />
          <div className="mt-2 mb-2 md:mt-5 md:mb-3">
            <FeedSearch
              value={filter.search}
              onSearch={(text) => show(text === '' ? { ...filter, search: '' } : { type: 'all', search: text }, true)}
            />
          </div>
          <div className="mb-3 md:mb-5">
            <FeedChips filter={filter} onFilter={show} />
          </div>
          <Feed key={search} search={search} updates={updates} empty={<FeedEmpty filter={filter} steps={steps} />} />
        </div>
        {isWide ? (
          <aside aria-label="Needs your attention" className="sticky top-24 grid gap-5">
            <NeedsMe />
          </aside>
        ) : null}
      </div>
    </Page>
  );
}

TimelineRoute.heading = {
  title: 'Timeline',
  lead: 'Parcels that need a carrier, travellers with room, batches on the road.',
  compact: true,
};

TimelineRoute.askAhead = askAhead((query) => [
  (queries) => queries.prefetchInfiniteQuery(listTimelineQuery(readFeedFilter(query))),
]);
