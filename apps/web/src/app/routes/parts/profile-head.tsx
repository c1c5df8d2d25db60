import type { OtherUser, OwnUser } from '@waybill/contract/users/user-view';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stamp, type StampTone } from '../../../ui/stamp.tsx';
import { TeamBadge } from '../../../ui/team-badge.tsx';

export type ProfileStamp = { readonly tone: StampTone; readonly text: string };

type ProfileHeadProps = {
  readonly user: OwnUser | OtherUser;
  readonly stamps: readonly ProfileStamp[];
  /** The actions of this profile. */
  readonly children: ReactNode;
};

const since = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** The public part of a profile. */
export function ProfileHead({ user, stamps, children }: ProfileHeadProps) {
  const place = [user.city, user.countryOfResidence].filter(Boolean).join(', ');
  return (
    <Card className="grid gap-4 md:gap-5 md:p-8">
      <div className="flex items-center gap-4 md:gap-5">
        <span className="flex-none max-md:[&>*]:size-18">
          <Avatar name={user.fullName} src={user.profilePicture} size={96} />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="text-21 wrap-anywhere md:text-38">{user.fullName}</h1>
          <p className="wrap-anywhere text-ink-soft md:mt-1 md:text-17">
            @{user.username} <TeamBadge isStaff={user.isStaff} />
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        {place === '' ? null : (
          <span className="flex items-center gap-1.5 wrap-anywhere">
            <MapPin size={18} aria-hidden="true" className="flex-none" />
            {place}
          </span>
        )}
        <span>With Waybill since {since.format(new Date(user.dateCreated))}</span>
      </p>
      {stamps.length > 0 ? (
        <p className="small-stamps flex flex-wrap gap-x-2.5 gap-y-3 py-1 md:gap-4">
          {stamps.map(({ tone, text }) => (
            <Stamp key={text} tone={tone}>
              {text}
            </Stamp>
          ))}
        </p>
      ) : null}
      <div className="border-t border-line pt-4 md:pt-5">{children}</div>
    </Card>
  );
}
