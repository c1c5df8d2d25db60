import { listSaleQuestions as call } from '@waybill/contract/ops/list-sale-questions';
import { defineRoute } from '../define-route.ts';
import { readSaleQuestions } from '../read-sale-questions.ts';

export const listSaleQuestionsRoute = defineRoute(call, ({ db }, { query }) => readSaleQuestions(db, query), {
  reads: 'replica',
});
