import { api } from '@waybill/client/browser-client';
import { listRounds as call } from '@waybill/contract/rounds/list-rounds';
import { pagedQuery } from '../../../session/paged-query.ts';

/** Below `orders`: whatever happens to one of them shows in its round. */
export function listRoundsQuery(day: string) {
  return pagedQuery(['orders', 'rounds', day], (page, signal) => api().call(call, { query: { ...page, day }, signal }));
}
