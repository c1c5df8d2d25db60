import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../../../../ui/loading.tsx';
import { getPackageMetadataQuery, type PackageMetadata } from '../../api/get-package-metadata.ts';

/** Shows something that needs to know what a parcel can be, once that is known. */
export function WithPackageMetadata({ children }: { readonly children: (metadata: PackageMetadata) => ReactNode }) {
  const metadata = useQuery(getPackageMetadataQuery);
  if (metadata.data) return children(metadata.data);
  return <Loading query={metadata} failed="We could not load the form" rows={3} />;
}
