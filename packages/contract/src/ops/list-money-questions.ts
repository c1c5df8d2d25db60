import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { personView } from './person-view.ts';

export const questionAnswers = ['credit', 'refuse', 'close'] as const;
export type QuestionAnswer = (typeof questionAnswers)[number];

export const moneyQuestionView = z.object({
  kind: z.enum(['quarantined', 'disputed', 'unknown', 'payout', 'transfer', 'refund']),
  /** The reference of the payment or payout; of an unknown event or a transfer a name made from the provider’s, of a refund its id. */
  reference: z.string(),
  what: z.string(),
  person: z.nullable(personView),
  since: z.iso.datetime(),
  answers: z.array(z.enum(questionAnswers)),
});
export type MoneyQuestionView = z.infer<typeof moneyQuestionView>;

export const listMoneyQuestions = defineCall({
  method: 'GET',
  path: '/ops/money-questions',
  access: 'staff',
  summary: 'What no rule can decide about money, the longest waiting first.',
  query: z.strictObject(pageQuery),
  success: { status: 200, body: page(moneyQuestionView) },
});
