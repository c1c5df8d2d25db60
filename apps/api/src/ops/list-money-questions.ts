import type { Context } from '../context.ts';
import { listMoneyQuestions } from '../modules/wallet/index.ts';

/** Payments, payouts and events that no rule of ours can decide, oldest first; one line each. */
export async function listMoneyQuestionsNow({ db }: Context): Promise<string> {
  const questions = await listMoneyQuestions(db);
  if (questions.length === 0) return 'There are no open questions about money.';
  const lines = questions.map(
    ({ kind, provider, what, userId, since }) =>
      `${since.toISOString()}  ${kind}  ${provider} ${what}${userId === null ? '' : `, user ${userId}`}`,
  );
  return lines.join('\n');
}
