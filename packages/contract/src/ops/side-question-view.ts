import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { orderQuestionView } from '../orders/question-view.ts';
import { colleagueView } from './case-view.ts';

/** A question to one side of a dispute, as our people see it. */
export const sideQuestionView = z.object({
  ...orderQuestionView.shape,
  side: z.enum(['sender', 'carrier']),
  /** The person or business whose side it is. */
  userId: idOf('user'),
  askedBy: colleagueView,
  /** The first name of the member of a business who answered; null where somebody answered for themselves, or nobody did. */
  answeredBy: z.nullable(z.string()),
});
export type SideQuestionView = z.infer<typeof sideQuestionView>;
