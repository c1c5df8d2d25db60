import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { CollectionView } from '@waybill/contract/collections/collection-view';
import { orderStatus } from '@waybill/contract/orders/enums';
import { paths, profileOf } from '../../../session/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedToLoad } from '../../../ui/failed-to-load.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { getCollectionQuery } from '../api/get-collection.ts';
import { countOf, stampOf, whoWords } from '../model/collection-words.ts';
import { ParcelList } from './parcel-list.tsx';
import { PickUpForm } from './pick-up-form.tsx';
import { SenderCard } from './sender-card.tsx';
import { TakeCard } from './take-card.tsx';

/** One collection, as its sender or a carrier sees it: first what is to be done, then the parcels. */
export function CollectionPage({ collectionId }: { readonly collectionId: string }) {
  const query = useQuery(getCollectionQuery(collectionId));
  if (query.data) return <Loaded of={query.data} />;
  if (isProblem(query.error, 'not_found'))
    return (
      <EmptyState
        drawing="parcel"
        title="Not on offer any more"
        text="Somebody else has taken these parcels, or they were taken back."
        action={<ButtonLink to={paths.collections}>See what else there is</ButtonLink>}
      />
    );
  if (query.error) return <FailedToLoad title="We could not load these parcels" query={query} />;
  return (
    <Card>
      <SkeletonRows rows={5} />
    </Card>
  );
}

function Loaded({ of }: { readonly of: CollectionView }) {
  const { word, tone } = stampOf(of);
  const other = of.role === 'sender' ? (of.carrier ?? of.asked) : of.sender;
  return (
    <>
      <PageHeader
        title={of.count > 0 ? `${countOf(of.count)} at ${of.from}` : `Parcels at ${of.from}`}
        lead={whoWords(of)}
        actions={<Stamp tone={tone}>{word}</Stamp>}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5 lg:order-2 lg:sticky lg:top-4">
          {other ? (
            <Card className="flex items-center gap-3">
              <Avatar name={other.fullName} src={other.profilePicture} size={44} />
              <span className="min-w-0 flex-1">
                <Link to={profileOf(other.id)} className="block truncate font-semibold hover:underline">
                  {other.fullName}
                </Link>
                <span className="block text-13 text-ink-soft">{whoIs(of)}</span>
              </span>
            </Card>
          ) : null}
          <ToDo of={of} />
        </div>
        <ParcelList of={of} />
      </div>
    </>
  );
}

function whoIs({ role, carrier }: CollectionView): string {
  if (role === 'carrier') return 'Sends them';
  return carrier ? 'Carries them' : 'Has not answered yet';
}

function ToDo({ of }: { readonly of: CollectionView }) {
  if (of.role === 'sender') return <SenderCard of={of} />;
  if (of.state === 'open') return <TakeCard of={of} />;
  const isToFetch = of.parcels.some(({ order }) => order?.orderStatus === orderStatus.Accepted);
  // What is left to fetch is another list to tick.
  return isToFetch ? <PickUpForm key={waitingOf(of)} of={of} /> : null;
}

const waitingOf = ({ parcels }: CollectionView) =>
  parcels.flatMap(({ order }) => (order?.orderStatus === orderStatus.Accepted ? [order.id] : [])).join(' ');
