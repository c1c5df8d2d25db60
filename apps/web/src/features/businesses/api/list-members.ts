import { api } from '@waybill/client/browser-client';
import { listMembers as call } from '@waybill/contract/businesses/list-members';
import { pagedQuery } from '../../../session/paged-query.ts';

/** The people of the business, those who came first above. */
export const listMembersQuery = pagedQuery(
  ['businesses', 'members'],
  (page, signal) => api().call(call, { query: page, signal }),
  50,
);
