import { api } from '@waybill/client/browser-client';
import { listMoneyQuestions as call } from '@waybill/contract/ops/list-money-questions';
import { opsList } from './ops-list.ts';

export const listMoneyQuestionsQuery = opsList(['money-questions'], (page, signal) => api().call(call, { query: page, signal }));
