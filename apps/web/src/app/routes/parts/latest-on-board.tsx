import { useQuery } from '@tanstack/react-query';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { latestQuery } from '../../../features/timeline/api/list-timeline.ts';
import { PackageMoney } from '../../../features/timeline/components/item/package-money.tsx';
import { kindWord, shortTitle } from '../../../features/timeline/model/feed/item-words.ts';
import { useTimelineState } from '../../../features/timeline/model/feed/timeline-state.ts';
import { useAfterUpdates } from '../../../features/timeline/model/feed/use-after-updates.ts';
import { itemHref, paths } from '../../../session/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { When } from '../../../ui/when.tsx';

/** The newest few of the timeline, and the way to all of them. */
export function LatestOnBoard() {
  const query = useQuery(latestQuery);
  const updates = useTimelineState((state) => state.updates);
  useAfterUpdates(updates, () => void query.refetch());
  const items = query.data?.items ?? [];
  return (
    <Card className="overflow-hidden p-0">
      <div className="flex items-center justify-between gap-3 pt-2 pr-3 pb-1 pl-5">
        <h2 className="text-17">Latest on the board</h2>
        <Link to={paths.timeline} className="button button-quiet min-h-11 text-15 text-lagoon">
          See all
        </Link>
      </div>
      {items.length === 0 && !query.isSuccess ? (
        <div className="border-t border-line p-5">
          <Loading query={query} failed="We could not load the timeline" rows={3} />
        </div>
      ) : null}
      {query.isSuccess && items.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-ink-soft">Nothing here yet. Yours could be the first.</p>
      ) : null}
      <ul className="border-t border-line empty:hidden">
        {items.map((item) => (
          <li key={item.id}>
            <ListRow
              to={itemHref(item)}
              title={shortTitle(item)}
              text={
                <>
                  {kindWord(item)} · {item.author.fullName} · <When at={item.dateCreated} />
                  <Fee item={item} />
                </>
              }
              leading={<Avatar name={item.author.fullName} src={item.author.profilePicture} size={44} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Fee({ item }: { readonly item: TimelineItemView }) {
  if (item.itemType !== 1 && item.itemType !== 5) return null;
  return (
    <span className="block">
      <PackageMoney item={item} look="words" />
    </span>
  );
}
