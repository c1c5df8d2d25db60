import { getSaleQuestion as call } from '@waybill/contract/ops/get-sale-question';
import { defineRoute } from '../define-route.ts';
import { readSaleQuestion } from '../read-sale-questions.ts';

export const getSaleQuestionRoute = defineRoute(call, ({ db }, { params: { saleId } }) => readSaleQuestion(db, saleId));
