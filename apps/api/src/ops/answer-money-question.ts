import type { Context } from '../context.ts';
import { recordAct } from '../modules/ops/index.ts';
import { answerMoneyQuestion, questionAnswers } from '../modules/wallet/index.ts';
import { Problem } from '../platform/http/problem.ts';

export async function answerMoneyQuestionNow(context: Context, reference: string, input: string, because = ''): Promise<string> {
  const answer = questionAnswers.find((candidate) => candidate === input);
  if (!answer) throw new Problem('invalid_input', `Please answer with one of ${questionAnswers.join(', ')}.`);
  await answerMoneyQuestion(context, reference, answer, {
    also: (tx, userId) =>
      recordAct(tx, { staffId: null, what: 'question-answered', subject: reference, userId, about: { answer }, because }),
  });
  return {
    credit: 'What was paid is credited.',
    refuse: 'It is refused: now give it back at the provider.',
    close: 'It is closed.',
  }[answer];
}
