import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import MessageCircle from 'lucide-react/icons/message-circle';
import { type ReactNode, useRef, useState } from 'react';
import { chatWith, itemHref } from '../../../../session/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { RouteMap } from '../../../places/index.ts';
import { getTimelineItem, getTimelineItemQuery } from '../../api/get-timeline-item.ts';
import { findCached } from '../../model/feed/change-everywhere.ts';
import { commentsOf, type ItemPage as LoadedPage } from '../../model/feed/feed-cache.ts';
import { useCommenting } from '../../model/feed/use-commenting.ts';
import { useItemActions } from '../../model/feed/use-item-actions.ts';
import { useNextPage } from '../../model/feed/use-next-page.ts';
import { FeedSkeleton } from '../feed/feed-skeleton.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { Comments, type CommentsProps, type Me, OlderComments } from './comments.tsx';
import { ItemBookings } from './item-bookings.tsx';
import { NextStep } from './item-card.tsx';
import { ItemFooter } from './item-footer.tsx';
import { ItemMenu } from './item-menu.tsx';
import { PackageSecrets } from './slip-secrets.tsx';
import { TimelineCard } from './timeline-card.tsx';

type ItemPageProps = {
  readonly itemType: number;
  readonly itemId: string;
  readonly me: Me;
  /** Above the item: where one is, and the way back. */
  readonly heading: (item: TimelineItemView | undefined) => ReactNode;
  readonly notFound: ReactNode;
  /** It has been taken down, reported or hidden. */
  readonly onGone: () => void;
};

/** One item with everything there is about it. */
export function ItemPage(props: ItemPageProps) {
  const { itemType, itemId, heading, notFound } = props;
  const query = useInfiniteQuery({
    ...getTimelineItemQuery(itemType, itemId),
    retry: (failures, error) => failures < 1 && !isProblem(error, 'not_found', 'invalid_input'),
  });
  const queries = useQueryClient();
  // An item that the feed has loaded is here at once; its comments follow.
  const [cached] = useState(() => findCached(queries, itemId));
  // Before what is known of it: what was taken down meanwhile is still in the cache.
  const isGone = isProblem(query.error, 'not_found', 'invalid_input');
  const item = isGone ? undefined : (query.data?.pages[0]?.item ?? (query.isError ? undefined : cached));

  return (
    <>
      {heading(item)}
      {isGone ? notFound : null}
      {query.isError && !query.data && !isGone ? <FailedToLoad title="We could not load this" query={query} /> : null}
      {item ? <Opened {...props} item={item} /> : null}
      {!item && query.isPending ? <FeedSkeleton cards={1} /> : null}
    </>
  );
}

function Opened({ item, me, onGone }: ItemPageProps & { readonly item: TimelineItemView }) {
  const actions = useItemActions();
  const { pending, addComment, takeBack } = useCommenting(item);
  const field = useRef<HTMLTextAreaElement>(null);
  const isJourney = item.itemType === 2 || item.itemType === 4;
  const isParcel = item.itemType === 1 || item.itemType === 5;
  const onComments = () => field.current?.focus();
  return (
    <div className="item-page">
      <div className="item-page-card">
        <TimelineCard
          item={item}
          action={<NextStep item={item} />}
          menu={<ItemMenu item={item} actions={actions} onGone={onGone} />}
          footer={<ItemFooter item={item} to={itemHref(item)} onLike={() => actions.like(item)} onComments={onComments} />}
        />
      </div>
      <div className="item-page-side">
        {isJourney && item.isMine ? <ItemBookings itemId={item.id} /> : null}
        <ItemMap item={item} />
        {item.isMine ? null : (
          <ButtonLink
            full
            variant="secondary"
            to={chatWith(item.author.id)}
            icon={<MessageCircle size={18} aria-hidden="true" />}
          >
            Message {item.author.fullName}
          </ButtonLink>
        )}
        {isParcel ? <PackageSecrets item={item} /> : null}
      </div>
      <div className="item-page-comments">
        <ItemComments item={item} me={me} pending={pending} onTakeBack={(comment) => void takeBack(comment)} />
        <CommentComposer field={field} onComment={addComment} />
      </div>
    </div>
  );
}

function ItemMap({ item }: { readonly item: TimelineItemView }) {
  if (item.itemType === 3) return null;
  const to = item.itemType === 4 ? item.dropOffAddressesJson : [item.dropOffAddressJson];
  return <RouteMap from={item.pickupAddressJson} to={to} />;
}

type ItemCommentsProps = { readonly item: TimelineItemView } & Pick<CommentsProps, 'me' | 'pending' | 'onTakeBack'>;

function ItemComments({ item, ...rest }: ItemCommentsProps) {
  const query = useInfiniteQuery(getTimelineItemQuery(item.itemType, item.id));
  const older = useNextPage<LoadedPage>({
    queryKey: getTimelineItemQuery(item.itemType, item.id).queryKey,
    cursorOf: (page) => page.comments.nextCursor,
    fetchPage: (cursor) => getTimelineItem(item.itemType, item.id, cursor),
  });
  return (
    <section aria-label="Comments">
      {query.isPending ? (
        <SkeletonRows rows={2} />
      ) : (
        <Comments
          {...rest}
          count={item.comments}
          comments={commentsOf(query.data)}
          more={query.hasNextPage ? <OlderComments busy={older.busy} error={older.error} onMore={older.fetchNext} /> : null}
        />
      )}
    </section>
  );
}
