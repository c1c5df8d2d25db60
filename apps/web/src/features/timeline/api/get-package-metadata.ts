import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getPackageMetadata } from '@waybill/contract/timeline/get-package-metadata';

export type PackageMetadata = ResultOf<typeof getPackageMetadata>;

/** Below `wallet`, because it counts the credits: whatever refreshes the wallet refreshes this. */
export const packageMetadataQuery = queryOptions({
  queryKey: ['wallet', 'package-metadata'],
  queryFn: ({ signal }) => api().call(getPackageMetadata, { signal }),
});
