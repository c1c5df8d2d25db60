import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { type ReactNode, useId } from 'react';
import { profileOf } from '../../../../session/paths.ts';
import { Ticket } from '../../../../ui/card.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { itemTitle } from '../../model/feed/item-words.ts';
import { AuthorLine, PersonLink } from './author-line.tsx';
import { BatchSlip } from './slip-batch.tsx';
import { PackageSlip } from './slip-package.tsx';
import { PostSlip } from './slip-post.tsx';
import { TripSlip } from './slip-trip.tsx';

type TimelineCardProps = {
  readonly item: TimelineItemView;
  /** Its own page; left out there. */
  readonly to?: string;
  readonly action?: ReactNode;
  readonly menu?: ReactNode;
  readonly footer?: ReactNode;
};

/** Anything of the timeline as a slip of paper: who, what, and what can be done about it. */
export function TimelineCard({ item, to, action, menu, footer }: TimelineCardProps) {
  const headingId = useId();
  const personHref = profileOf(item.author.id);
  const isInFeed = to !== undefined;
  const pictures =
    item.images.length > 0 ? (
      <PictureGrid images={item.images} alt={itemTitle(item)} small={isInFeed && item.itemType !== 3} />
    ) : undefined;
  return (
    <article aria-labelledby={headingId} tabIndex={-1} className="timeline-card outline-none">
      <Ticket>
        <AuthorLine
          author={item.author}
          at={item.dateCreated}
          to={to}
          personHref={personHref}
          {...(item.itemType === 3
            ? { name: <PostHeading id={headingId} name={item.author.fullName} personHref={personHref} /> }
            : {})}
        >
          <KindStamp item={item} />
          {menu}
        </AuthorLine>
        <Slip item={item} headingId={headingId} to={to} pictures={pictures} action={action} />
        {footer ? <div className="px-2.5 pt-2 pb-1.5">{footer}</div> : <div className="pb-4" />}
      </Ticket>
    </article>
  );
}

type AnySlipProps = { readonly headingId: string } & Pick<TimelineCardProps, 'item' | 'action'> & {
    readonly to: string | undefined;
    readonly pictures: ReactNode;
  };

function Slip({ item, ...rest }: AnySlipProps) {
  switch (item.itemType) {
    case 1:
    case 5:
      return <PackageSlip item={item} {...rest} />;
    case 2:
      return <TripSlip item={item} {...rest} />;
    case 4:
      return <BatchSlip item={item} {...rest} />;
    case 3:
      return <PostSlip item={item} to={rest.to} pictures={rest.pictures} />;
  }
}

type PostHeadingProps = { readonly id: string; readonly name: string; readonly personHref: string };

function PostHeading({ id, name, personHref }: PostHeadingProps) {
  return (
    <h2 id={id} className="truncate font-sans text-15 font-semibold tracking-normal">
      <PersonLink to={personHref}>{name}</PersonLink>
      <span className="sr-only"> wrote</span>
    </h2>
  );
}

/** The kind of item in a word, as colour alone says too little. A parcel that is matched or taken back says that instead. */
function KindStamp({ item }: { readonly item: TimelineItemView }) {
  if (item.itemType === 2) return <Stamp tone="lagoon">Trip</Stamp>;
  if (item.itemType === 4) return <Stamp tone="palm">Batch</Stamp>;
  if (item.itemType === 3) return null;
  if (item.status === 'matched') return <Stamp tone="palm">Matched</Stamp>;
  if (item.status === 'delivered') return <Stamp tone="palm">Delivered</Stamp>;
  if (item.status === 'withdrawn') return <Stamp tone="clay">Withdrawn</Stamp>;
  if (item.status === 'expired') return <Stamp tone="ink">Too late</Stamp>;
  return item.itemType === 5 ? <Stamp tone="marigold">Express</Stamp> : <Stamp tone="ink">Parcel</Stamp>;
}
