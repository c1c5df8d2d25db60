import { decideSaleQuestion as call } from '@waybill/contract/ops/decide-sale-question';
import { decideSaleQuestion } from '../commands/decide-sale-question.ts';
import { defineRoute } from '../define-route.ts';
import { readSaleQuestion } from '../read-sale-questions.ts';

export const decideSaleQuestionRoute = defineRoute(
  call,
  async (context, { caller, params: { saleId }, body, idempotencyKey }) => {
    const toBuyer = body.decision === 'split' ? body.toBuyer : undefined;
    const { decision, because } = body;
    await decideSaleQuestion(context, { saleId, decision, toBuyer, because }, { staffId: caller.userId, idempotencyKey });
    return readSaleQuestion(context.db, saleId);
  },
);
