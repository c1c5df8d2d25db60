import { ByPerson } from '../../features/timeline/components/feed/by-person.tsx';
import { RatingList } from '../../features/users/components/rating-list.tsx';
import { StatsCard } from '../../features/users/components/stats-card.tsx';
import { paths, profileOf, sharedHref } from '../../session/paths.ts';
import { useUser } from '../../session/user-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { share } from '../../ui/share.ts';
import { BusinessCard } from './parts/business-card.tsx';
import { Figures } from './parts/figures.tsx';
import { ProfileHead } from './parts/profile-head.tsx';
import { stampsFor } from './parts/profile-stamps.ts';

export function ProfileRoute() {
  const user = useUser();
  return (
    <Page>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-7">
        <div className="grid min-w-0 gap-5">
          <ProfileHead user={user} stamps={stampsFor(user)}>
            <div className="flex flex-wrap gap-x-1 gap-y-2">
              <ButtonLink to={paths.accountInformation} variant="secondary" className="text-15 max-md:basis-full">
                {user.profilePicture ? 'Change my details' : 'Add a picture'}
              </ButtonLink>
              <ButtonLink to={profileOf(user.id)} variant="quiet" className="grow px-1.5 text-15 md:grow-0 md:px-2.5">
                What others see
              </ButtonLink>
              {user.isStaff ? null : (
                <Button
                  variant="quiet"
                  className="grow px-1.5 text-15 md:grow-0 md:px-2.5"
                  onClick={() =>
                    void share({ title: `${user.fullName} on Waybill`, href: sharedHref(user.id), isFor: 'anybody' })
                  }
                >
                  Share my profile
                </Button>
              )}
            </div>
          </ProfileHead>
          <RatingList userId={user.id} isMine />
          <ByPerson userId={user.id} title="Your posts" none="Nothing yet. Your parcels, trips and posts show up here." />
        </div>
        <div className="grid min-w-0 gap-5">
          <Figures {...user} />
          <StatsCard />
          {user.business ? (
            <BusinessCard business={user.business} contact={user.business} currency={user.isNigerian ? 'NGN' : 'USD'} />
          ) : null}
        </div>
      </div>
    </Page>
  );
}
