import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TeamBadge } from '../../../ui/team-badge.tsx';
import { When } from '../../../ui/when.tsx';
import { listRatingsQuery, type Ratings } from '../api/list-ratings.ts';
import { ratingCount, starRows } from '../model/rating-words.ts';

type RatingListProps = { readonly userId: string; readonly isMine: boolean };

/** The ratings after deliveries: the average, its distribution, and the comments. */
export function RatingList({ userId, isMine }: RatingListProps) {
  const query = useInfiniteQuery(listRatingsQuery(userId));
  const pages = query.data?.pages ?? [];
  const first = pages[0];
  if (!first)
    return (
      <Frame>
        <div className="px-5 pb-5">
          <Loading query={query} failed="We could not load the ratings" rows={2} />
        </div>
      </Frame>
    );
  if (first.count === 0)
    return (
      <Frame>
        <p className="px-5 pb-5 text-ink-soft">
          {isMine
            ? 'Nobody has rated you yet. After each delivery both sides can, and it stands here.'
            : 'Nobody has rated them yet.'}
        </p>
      </Frame>
    );
  return (
    <Frame>
      <Summary ratings={first} />
      <ul>
        {pages
          .flatMap(({ items }) => items)
          .map((rating) => (
            <li key={`${rating.by?.id ?? rating.buyerName} ${rating.dateCreated}`} className="border-t border-line px-5 py-4">
              <Given rating={rating} />
            </li>
          ))}
      </ul>
      {query.hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="ratings-heading">
      <Card className="overflow-hidden p-0">
        <h2 id="ratings-heading" className="px-5 pt-4 pb-3 text-17">
          Ratings
        </h2>
        {children}
      </Card>
    </section>
  );
}

function Summary({ ratings: { average, count, stars } }: { readonly ratings: Ratings }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-5 pb-5">
      <div>
        <p className="display text-38 font-bold tabular">{average.toFixed(1)}</p>
        <Stars value={average} />
        <p className="mt-1 text-13 text-ink-soft">{ratingCount(count)}</p>
      </div>
      <ul aria-label="How many gave how many stars" className="grid min-w-48 flex-1 gap-1">
        {starRows(stars).map((row) => (
          <li key={row.stars} className="grid grid-cols-[3.75rem_1fr_2rem] items-center gap-2 text-13 tabular">
            <span className="text-ink-soft">{row.stars === 1 ? '1 star' : `${row.stars} stars`}</span>
            <progress aria-hidden="true" className="star-bar" max={1} value={row.share} />
            <span className="text-right">{row.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `as` is the side of whoever is rated; these words are of whoever rates them. */
const sideWords: Readonly<Record<Ratings['items'][number]['as'], string>> = {
  sender: 'carried the parcel',
  carrier: 'sent the parcel',
  seller: 'buyer',
};

function Given({ rating }: { readonly rating: Ratings['items'][number] }) {
  const { by, as, comment, dateCreated } = rating;
  // A buyer has no account: we have their first name alone.
  const name = by?.fullName ?? (rating.buyerName || 'A buyer');
  return (
    <div className="flex gap-3">
      <Avatar name={name} src={by?.profilePicture ?? null} size={44} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-col items-start gap-x-3 md:flex-row md:items-center">
          <span className="max-w-full truncate font-semibold">
            {name}
            <TeamBadge isStaff={by?.isStaff ?? false} />
          </span>
          <Stars value={rating.rating} />
        </p>
        <p className="text-13 text-ink-soft">
          {sideWords[as]}, <When at={dateCreated} />
        </p>
        {comment === '' ? null : <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{comment}</p>}
      </div>
    </div>
  );
}
