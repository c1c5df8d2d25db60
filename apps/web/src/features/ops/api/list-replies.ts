import { queryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { listReplies as call } from '@waybill/contract/ops/list-replies';

export const replyStates = ['in-use', 'retired'] as const;
export type ReplyState = (typeof replyStates)[number];

export function listRepliesQuery(state: ReplyState = 'in-use') {
  return queryOptions({
    queryKey: ['ops', 'replies', state],
    queryFn: async ({ signal }) => (await api().call(call, { query: { state }, signal })).replies,
  });
}
