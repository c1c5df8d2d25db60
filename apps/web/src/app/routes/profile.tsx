import { kycStatus } from '@waybill/contract/users/enums';
import type { OwnUser } from '@waybill/contract/users/user-view';
import MapPin from 'lucide-react/icons/map-pin';
import { RatingList } from '../../features/users/components/rating-list.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Stamp, type StampTone } from '../../ui/stamp.tsx';
import { paths } from '../paths.ts';
import { useUser } from '../shell/user-context.tsx';
import { BusinessCard } from './parts/business-card.tsx';
import { Figures } from './parts/figures.tsx';

function stampsFor(user: OwnUser): { tone: StampTone; text: string }[] {
  return [
    user.phoneVerified ? { tone: 'palm' as const, text: 'Phone confirmed' } : null,
    user.emailVerified ? { tone: 'palm' as const, text: 'E-mail confirmed' } : null,
    user.kycStatus === kycStatus.Completed ? { tone: 'lagoon' as const, text: 'Identity checked' } : null,
    user.kycStatus === kycStatus.Pending ? { tone: 'marigold' as const, text: 'Identity in check' } : null,
    user.isDispatchPartner ? { tone: 'ink' as const, text: 'Dispatch partner' } : null,
  ].filter((stamp) => stamp !== null);
}

const sinceFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

export function ProfileRoute() {
  const user = useUser();
  const stamps = stampsFor(user);
  return (
    <Page>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-7">
        <div className="grid min-w-0 gap-5">
          <Card className="grid gap-5 md:p-8">
            <div className="flex flex-wrap items-center gap-5">
              <Avatar name={user.fullName} src={user.profilePicture} size={96} />
              <div className="min-w-0 flex-1 basis-56">
                <h1 className="text-28 md:text-38">{user.fullName}</h1>
                <p className="mt-1 text-17 text-ink-soft">@{user.username}</p>
              </div>
            </div>
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
              <span className="flex items-center gap-1.5">
                <MapPin size={18} aria-hidden="true" />
                {[user.city, user.countryOfResidence].filter(Boolean).join(', ')}
              </span>
              <span>With Waybill since {sinceFormat.format(new Date(user.dateCreated))}</span>
            </p>
            {stamps.length > 0 ? (
              <p className="flex flex-wrap gap-4 py-1">
                {stamps.map(({ tone, text }) => (
                  <Stamp key={text} tone={tone}>
                    {text}
                  </Stamp>
                ))}
              </p>
            ) : null}
            <div className="border-t border-line pt-5">
              <ButtonLink to={paths.accountInformation} variant="secondary">
                Change my details
              </ButtonLink>
            </div>
          </Card>
          <RatingList userId={user.id} isMine />
        </div>
        <div className="grid gap-5">
          <Figures {...user} />
          {user.business ? <BusinessCard business={user.business} currency={user.isNigerian ? 'NGN' : 'USD'} /> : null}
        </div>
      </div>
    </Page>
  );
}
