import type { Route } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { answerMoneyQuestionRoute } from './answer-money-question.ts';
import { decideCorrectionRoute } from './decide-correction.ts';
import { getBooksRoute } from './get-books.ts';
import { getReconciliationRoute } from './get-reconciliation.ts';
import { listCorrectionsRoute } from './list-corrections.ts';
import { listMoneyQuestionsRoute } from './list-money-questions.ts';
import { listPayoutsRoute } from './list-payouts.ts';
import { proposeCorrectionRoute } from './propose-correction.ts';
import { proveBooksRoute } from './prove-books.ts';
import { retryPayoutRoute } from './retry-payout.ts';

export const moneyRoutes: readonly Route<OpsContext>[] = [
  listPayoutsRoute,
  retryPayoutRoute,
  listMoneyQuestionsRoute,
  answerMoneyQuestionRoute,
  getBooksRoute,
  proveBooksRoute,
  getReconciliationRoute,
  listCorrectionsRoute,
  proposeCorrectionRoute,
  decideCorrectionRoute,
];
