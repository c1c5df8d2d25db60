import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { homeCurrency } from '@waybill/contract/money';
import type { PublicBusinessView } from '@waybill/contract/users/business-view';
import type { OtherUser, OwnUser } from '@waybill/contract/users/user-view';
import MessageCircle from 'lucide-react/icons/message-circle';
import { PriceGist } from '../../features/prices/components/price-gist.tsx';
import { ByPerson } from '../../features/timeline/components/feed/by-person.tsx';
import { getUserQuery } from '../../features/users/api/get-user.ts';
import { RatingList } from '../../features/users/components/rating-list.tsx';
import { chatWith, paths } from '../../session/paths.ts';
import { useUser } from '../../session/user-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BusinessCard } from './parts/business-card.tsx';
import { Figures } from './parts/figures.tsx';
import { PersonMenu } from './parts/person-menu.tsx';
import { ProfileHead } from './parts/profile-head.tsx';
import { stampsFor } from './parts/profile-stamps.ts';
import { RateThem } from './parts/rate-them.tsx';

/** Somebody, as everybody sees them. */
export function PersonRoute() {
  const { uid } = useParams(paths.person);
  const query = useQuery(getUserQuery(uid));
  const { data, error } = query;
  return (
    <Page>
      {data ? <Person key={data.id} person={data} /> : null}
      {data ? null : (
        <>
          <h1 className="sr-only">Profile</h1>
          {isProblem(error, 'not_found', 'invalid_input') ? (
            <EmptyState
              drawing="door"
              title="Nobody by this name"
              text="They may have left, or the address is mistyped."
              action={<ButtonLink to={paths.timeline}>To the timeline</ButtonLink>}
            />
          ) : (
            <Loading query={query} failed="We could not load this person" rows={4} />
          )}
        </>
      )}
    </Page>
  );
}

function Person({ person }: { readonly person: OwnUser | OtherUser }) {
  const me = useUser();
  const isMe = person.id === me.id;
  const isMuted = me.mutedUsers.some(({ mutedUserId }) => mutedUserId === person.id);
  const name = person.fullName.split(' ')[0] ?? person.fullName;
  const business = seenBusiness(person);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-7">
      <div className="grid min-w-0 gap-5">
        {person.isBlocked ? (
          <Notice tone="attention" title="This account is suspended">
            Our team is looking into something. Do not send money or parcels to them meanwhile.
          </Notice>
        ) : null}
        <ProfileHead user={person} stamps={stampsFor(person).filter(({ text }) => text !== 'Identity being checked')}>
          {isMe ? (
            <p className="flex flex-wrap items-center justify-between gap-3 text-ink-soft">
              This is what others see of you.
              <ButtonLink to={paths.profile} variant="secondary">
                Back to my profile
              </ButtonLink>
            </p>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <ButtonLink to={chatWith(person.id)} icon={<MessageCircle size={18} aria-hidden="true" />}>
                Message
              </ButtonLink>
              <RateThem personId={person.id} name={name} />
              <span className="ml-auto">
                <PersonMenu person={person} isMuted={isMuted} />
              </span>
            </div>
          )}
        </ProfileHead>
      </div>
      {/* On a phone before what others say: hours, areas and fares decide whether they come into question at all. */}
      <div className="grid min-w-0 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {business ? <BusinessCard business={business} currency={business.currency} /> : null}
        {business ? <PriceGist businessId={person.id} /> : null}
        <Figures {...person} title={isMe ? 'Your record' : 'Their record'} />
      </div>
      <div className="grid min-w-0 gap-5">
        <RatingList userId={person.id} isMine={false} />
        <ByPerson
          userId={person.id}
          title={isMe ? 'On the timeline' : `${name} on the timeline`}
          none={isMuted ? `You have muted ${name}: what they post is hidden.` : 'Nothing at the moment.'}
        />
      </div>
    </div>
  );
}

/** The business as others see it, also for its owner who looks at that. */
function seenBusiness(person: OwnUser | OtherUser): PublicBusinessView | null {
  if (person.relation === 'other') return person.business;
  return person.business && { ...person.business, currency: homeCurrency(person.countryCode) };
}
