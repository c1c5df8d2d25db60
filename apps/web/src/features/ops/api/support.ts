import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@waybill/client/browser-client';
import { answerSupport } from '@waybill/contract/ops/answer-support';
import { getSupportRoom } from '@waybill/contract/ops/get-support-room';
import { listSupportRooms } from '@waybill/contract/ops/list-support-rooms';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { newKey } from '../../../forms/request-key.ts';
import { opsList } from './ops-list.ts';

export const supportStates = ['waiting', 'all'] as const;
export type SupportState = (typeof supportStates)[number];

export function supportRoomsQuery(state: SupportState) {
  return opsList(['support', state], (page, signal) => api().call(listSupportRooms, { query: { ...page, state }, signal }));
}

const freshMs = 8000;
const newest: number | null = null;

/** The room of one person, from its end backwards. Nobody tells the console of a message, so it asks while the room is open. */
export function supportRoomQuery(roomId: string) {
  return infiniteQueryOptions({
    queryKey: ['ops', 'support-room', roomId],
    queryFn: ({ pageParam, signal }) =>
      api().call(getSupportRoom, { params: { roomId }, query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: newest,
    getNextPageParam: ({ hasOlder, messages: [first] }) => (hasOlder && first ? first.seq : null),
    refetchInterval: freshMs,
  });
}

export function answer(roomId: string, clientId: string, messageText: string) {
  return api().call(answerSupport, { params: { roomId }, body: { clientId, messageText } });
}

/** Closes a conversation whose last message needs no answer, a thank-you for example. */
export function markAnswered(roomId: string) {
  return api().call(settleSupport, { params: { roomId }, body: {} });
}

/** A UUID, as the server wants it: random, of the fourth kind. */
export function newMessageId(): string {
  return newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}
