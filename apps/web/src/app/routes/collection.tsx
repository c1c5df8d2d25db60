import { CollectionPage } from '../../features/collections/components/collection-page.tsx';
import { paths } from '../../session/paths.ts';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Page } from '../../ui/page.tsx';
import { BackToCollections } from './parts/back-to-collections.tsx';

/** Parcels that are fetched together, for their sender and for the carrier. */
export function CollectionRoute() {
  const { id } = useParams(paths.collection);
  return (
    <Page>
      <BackToCollections />
      <CollectionPage key={id} collectionId={id} />
    </Page>
  );
}
