import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { getUnseen as call } from '@waybill/contract/notifications/get-unseen';

export type Unseen = { readonly chats: number; readonly notifications: number };

export const getUnseenQuery = queryOptions({
  queryKey: ['unseen'],
  queryFn: ({ signal }): Promise<Unseen> => api().call(call, { signal }),
});
