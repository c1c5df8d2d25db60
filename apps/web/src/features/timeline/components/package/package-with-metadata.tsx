import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedToLoad } from '../../../../ui/failed-to-load.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { getPackageMetadataQuery, type PackageMetadata } from '../../api/get-package-metadata.ts';

/** Shows something that needs to know what a parcel can be, once that is known. */
export function WithPackageMetadata({ children }: { readonly children: (metadata: PackageMetadata) => ReactNode }) {
  const metadata = useQuery(getPackageMetadataQuery);
  if (metadata.data) return children(metadata.data);
  if (metadata.isError)
    return (
      <FailedToLoad
        title="We could not load the form"
        error={metadata.error}
        busy={metadata.isFetching}
        onRetry={() => void metadata.refetch()}
      />
    );
  return <SkeletonRows rows={3} />;
}
