import { api } from '@waybill/client/browser-client';
import { listAppeals as call } from '@waybill/contract/ops/list-appeals';
import type { DisputeState } from './list-disputes.ts';
import { opsList } from './ops-list.ts';

export function listAppealsQuery(state: DisputeState) {
  return opsList(['appeals', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}
