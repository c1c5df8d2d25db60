import { api } from '@waybill/client/browser-client';
import { listInvitations as call } from '@waybill/contract/businesses/list-invitations';
import { pagedQuery } from '../../../session/paged-query.ts';

/** Invitations that wait for an answer. */
export const listInvitationsQuery = pagedQuery(
  ['businesses', 'invitations'],
  (page, signal) => api().call(call, { query: page, signal }),
  50,
);
