import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getUser } from '@waybill/contract/users/get-user';
import { unmuteUser } from '@waybill/contract/users/unmute-user';

/** Somebody whom one has muted, as everybody sees them. */
export const mutedUserQuery = (uid: string) =>
  queryOptions({
    queryKey: ['user', uid],
    queryFn: ({ signal }) => api().call(getUser, { params: { uid }, query: {}, signal }),
  });

export function unmute(userId: string) {
  return api().call(unmuteUser, { query: { userId } });
}
