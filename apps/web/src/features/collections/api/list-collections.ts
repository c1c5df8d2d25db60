import { api } from '@waybill/client/browser-client';
import { type CollectionList, listCollections as call } from '@waybill/contract/collections/list-collections';
import { pagedQuery } from '../../../session/paged-query.ts';

export function listCollectionsQuery(list: CollectionList) {
  return pagedQuery(['collections', 'list', list], (page, signal) => api().call(call, { query: { ...page, list }, signal }));
}
