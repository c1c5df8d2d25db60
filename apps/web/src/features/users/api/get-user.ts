import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getUser } from '@waybill/contract/users/get-user';

/** Anybody, as everybody sees them. */
export const personQuery = (uid: string) =>
  queryOptions({
    queryKey: ['user', uid],
    queryFn: ({ signal }) => api().call(getUser, { params: { uid }, query: {}, signal }),
  });
