import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getUser as call } from '@waybill/contract/users/get-user';

/** Anybody, as everybody sees them. */
export const getUserQuery = (uid: string) =>
  queryOptions({
    queryKey: ['user', uid],
    queryFn: ({ signal }) => api().call(call, { params: { uid }, query: {}, signal }),
  });
