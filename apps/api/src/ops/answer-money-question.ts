import type { Context } from '../context.ts';
import { answerMoneyQuestion, questionAnswers } from '../modules/wallet/index.ts';
import { Problem } from '../platform/http/problem.ts';

export async function answerMoneyQuestionNow(context: Context, reference: string, wish: string): Promise<string> {
  const answer = questionAnswers.find((candidate) => candidate === wish);
  if (!answer) throw new Problem('invalid_input', `Please answer with one of ${questionAnswers.join(', ')}.`);
  await answerMoneyQuestion(context, reference, answer);
  return {
    credit: 'What was paid is credited.',
    refuse: 'It is refused: now give it back at the provider.',
    close: 'It is closed.',
  }[answer];
}
