import { useInfiniteQuery } from '@tanstack/react-query';
import { listCollectionsQuery } from '../../features/collections/api/list-collections.ts';
import { CollectionList } from '../../features/collections/components/collection-list.tsx';
import { acting } from '../../session/acting.ts';
import { paths, withQuery } from '../../session/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useNavigate, useQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** Parcels that one carrier fetches together: what one offers, what is on offer, what one has taken. */
export function CollectionsRoute() {
  const navigate = useNavigate();
  const wanted = useQuery().get('tab');
  const sent = useInfiniteQuery(listCollectionsQuery('sent'));
  const hasSent = (sent.data?.pages[0]?.items.length ?? 0) > 0;
  const isRider = acting()?.role === 'rider';
  const tabs = [
    ...(isRider
      ? []
      : [
          { id: 'sent', label: 'Yours', content: <CollectionList list="sent" nothing={<NothingSent />} /> },
          { id: 'offered', label: 'To take', content: <CollectionList list="offered" nothing={<NothingOffered />} /> },
        ]),
    { id: 'taken', label: 'You carry', content: <CollectionList list="taken" nothing={<NothingTaken />} /> },
  ];
  const selected = tabs.some(({ id }) => id === wanted) ? (wanted ?? '') : (tabs[0]?.id ?? '');
  return (
    <Page>
      <PageHeader
        {...CollectionsRoute.heading}
        actions={hasSent ? <ButtonLink to={paths.newCollection}>Offer together</ButtonLink> : null}
      />
      <Tabs
        label="Which parcels"
        selected={selected}
        onSelect={(tab) => navigate(withQuery(paths.collections, { tab }), { replace: true })}
        tabs={tabs}
      />
    </Page>
  );
}

CollectionsRoute.heading = { title: 'Collected together', lead: 'Several parcels at one door, one carrier, one code.' };

function NothingSent() {
  return (
    <EmptyState
      drawing="parcel"
      title="Many parcels, one pickup"
      text="Offer what stands at your door to one carrier. They take all of it at once, and one code hands it over."
      action={<ButtonLink to={paths.newCollection}>Offer together</ButtonLink>}
    />
  );
}

function NothingOffered() {
  return (
    <EmptyState
      drawing="shelf"
      title="Nothing on offer now"
      text="When somebody has several parcels at one door, you can take all of them here at once."
    />
  );
}

function NothingTaken() {
  return (
    <EmptyState
      drawing="handshake"
      title="Nothing to fetch together"
      text="What you take together stays here with its door, until you have fetched it and after."
    />
  );
}
