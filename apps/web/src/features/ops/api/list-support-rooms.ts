import { api } from '@waybill/client/browser-client';
import { listSupportRooms as call } from '@waybill/contract/ops/list-support-rooms';
import { opsList } from './ops-list.ts';

export const supportStates = ['waiting', 'all'] as const;
export type SupportState = (typeof supportStates)[number];

export function listSupportRoomsQuery(state: SupportState) {
  return opsList(['support', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}
