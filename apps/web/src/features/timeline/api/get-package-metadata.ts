import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import type { ResultOf } from '@waybill/contract/call';
import { getPackageMetadata as call } from '@waybill/contract/timeline/get-package-metadata';

export type PackageMetadata = ResultOf<typeof call>;

/** Below `wallet`, because it counts the credits: whatever refreshes the wallet refreshes this. */
export const getPackageMetadataQuery = queryOptions({
  queryKey: ['wallet', 'package-metadata'],
  queryFn: ({ signal }) => api().call(call, { signal }),
});
