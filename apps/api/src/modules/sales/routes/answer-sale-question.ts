import { answerSaleQuestion as call } from '@waybill/contract/sales/answer-sale-question';
import { answerSaleQuestion } from '../commands/answer-sale-question.ts';
import { defineRoute } from '../define-route.ts';
import { readSale } from '../read-sales.ts';

export const answerSaleQuestionRoute = defineRoute(call, async (context, { caller, params: { saleId }, body }) => {
  await answerSaleQuestion(context, { saleId, sellerId: caller.userId, ...body });
  return readSale(context, saleId, caller.userId);
});
