import { OfferDesk } from '../../features/collections/components/offer-desk.tsx';
import { readChoice } from '../../session/kept-choice.ts';
import { useQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { BackToCollections } from './parts/back-to-collections.tsx';

/** Posted parcels of one door, chosen and offered to one carrier. */
export function NewCollectionRoute() {
  const chosen = readChoice(useQuery().get('chosen'));
  return (
    <Page>
      <BackToCollections />
      <PageHeader title="Offer together" lead="One carrier fetches all of them at your door, with one code." compact />
      <OfferDesk chosen={chosen} />
    </Page>
  );
}
