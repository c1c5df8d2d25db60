import { api } from '@waybill/client/browser-client';
import { answerMoneyQuestion } from '@waybill/contract/ops/answer-money-question';
import { listMoneyQuestions, type QuestionAnswer } from '@waybill/contract/ops/list-money-questions';
import { opsList } from './ops-list.ts';

export const questionsQuery = opsList(['money-questions'], (page, signal) =>
  api().call(listMoneyQuestions, { query: page, signal }),
);

export function answerQuestion(reference: string, answer: QuestionAnswer, because: string) {
  return api().call(answerMoneyQuestion, { params: { reference }, body: { answer, because } });
}
