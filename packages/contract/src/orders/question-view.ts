import * as z from 'zod/mini';
import { imageView } from '../files/image-view.ts';
import { idOf } from '../ids.ts';

/**
 * `open` until it is answered or its time is over, which makes it `unanswered`; `withdrawn` by whoever works on the case, or left alone because
 * the dispute is `decided`.
 */
export const questionStates = ['open', 'answered', 'unanswered', 'withdrawn', 'decided'] as const;
export type QuestionState = (typeof questionStates)[number];

/** What our people asked one side of a dispute, and what that side answered. The other side sees neither. */
export const orderQuestionView = z.object({
  id: idOf('orderQuestion'),
  question: z.string(),
  state: z.enum(questionStates),
  askedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  /** When it was answered or ended otherwise; null while it is open. */
  endedAt: z.nullable(z.iso.datetime()),
  /** Empty until it is answered. */
  answer: z.string(),
  /** What was sent with the answer. */
  images: z.array(imageView),
});
export type OrderQuestionView = z.infer<typeof orderQuestionView>;

/** The hours that a side may be given for its answer. */
export const answerHours = [4, 24, 48, 72] as const;
export const usualAnswerHours = 24;
