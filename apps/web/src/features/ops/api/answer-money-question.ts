import { api } from '@waybill/client/browser-client';
import { answerMoneyQuestion as call } from '@waybill/contract/ops/answer-money-question';
import type { QuestionAnswer } from '@waybill/contract/ops/list-money-questions';

export function answerMoneyQuestion(reference: string, answer: QuestionAnswer, because: string) {
  return api().call(call, { params: { reference }, body: { answer, because } });
}
