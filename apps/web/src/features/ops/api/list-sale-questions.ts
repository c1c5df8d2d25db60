import { api } from '@waybill/client/browser-client';
import { listSaleQuestions as call } from '@waybill/contract/ops/list-sale-questions';
import type { DisputeState } from './list-disputes.ts';
import { opsList } from './ops-list.ts';

export function listSaleQuestionsQuery(state: DisputeState) {
  return opsList(['sale-questions', state], (page, signal) => api().call(call, { query: { ...page, state }, signal }));
}
