import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getCollection as call } from '@waybill/contract/collections/get-collection';

export function getCollectionQuery(collectionId: string) {
  return queryOptions({
    queryKey: ['collections', 'one', collectionId],
    queryFn: ({ signal }) => api().call(call, { params: { collectionId }, signal }),
  });
}
