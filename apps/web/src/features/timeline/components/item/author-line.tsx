import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { Rated } from '../../../../ui/rated.tsx';
import { TeamBadge } from '../../../../ui/team-badge.tsx';
import { When } from '../../../../ui/when.tsx';

type AuthorLineProps = {
  readonly author: TimelineItemView['author'];
  readonly at: string;
  /** Where the moment leads: the item’s own page. */
  readonly to?: string | undefined;
  /** The author’s profile. */
  readonly personHref: string;
  readonly name?: ReactNode;
  readonly children?: ReactNode;
};

// The two stand one above the other: each is as high as a finger needs.
const touchable = 'relative inline-block max-w-full truncate py-0.5 align-bottom leading-5 hover:underline';

/** The author of an item and the moment it was posted. */
export function AuthorLine({ author, at, to, personHref, name, children }: AuthorLineProps) {
  return (
    <header className="small-stamps flex items-center gap-1.5 py-3.5 pr-1 pl-5 md:gap-3 md:pr-2">
      <Link to={personHref} tabIndex={-1} aria-hidden="true" className="relative flex-none">
        <Avatar name={author.fullName} src={author.profilePicture} size={44} />
      </Link>
      <div className="min-w-0 flex-1 max-md:ml-1">
        <div className="flex items-center gap-1.5">
          <div className="min-w-0 truncate font-semibold">
            {name ?? <PersonLink to={personHref}>{author.fullName}</PersonLink>}
          </div>
          {author.isDispatchPartner ? <BusinessMark /> : null}
          <TeamBadge isStaff={author.isStaff} />
        </div>
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
          {author.rating === 0 ? null : <Rated rating={author.rating} />}
          {to === undefined ? (
            <When at={at} />
          ) : (
            <Link to={to} className={touchable}>
              <When at={at} />
            </Link>
          )}
        </p>
      </div>
      {children}
    </header>
  );
}

export function PersonLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={touchable}>
      {children}
    </Link>
  );
}

function BusinessMark() {
  return (
    <span title="Dispatch business" className="flex-none text-lagoon">
      <BadgeCheck size={18} aria-hidden="true" />
      <span className="sr-only">, dispatch business</span>
    </span>
  );
}
