import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { caseKind } from './case-kinds.ts';

/** So many days in Lagos, of which the last is today. */
export const figureDays = ['7', '30', '90'] as const;

export const figureQuery = { days: z._default(z.enum(figureDays, 'Please choose 7, 30 or 90 days'), '30') };

/** A case that comes so soon after one about the same subject was decided has come back. */
export const comesBackWithinDays = 30;

/** In seconds: half took no longer than the median, nine of ten no longer than the ninetieth. Null where there was none. */
const timeTaken = z.nullable(z.object({ median: z.int(), ninetieth: z.int() }));

const sums = z.object({
  cameIn: z.int(),
  decided: z.int(),
  /** Open at the end of the days; of these days now. */
  waiting: z.int(),
  /**
   * Of those that came in, the ones about a subject that had been decided in the same queue within the thirty days before: the same person’s
   * papers, the same person or item reported, the same room, order, sale, payout or payment, the same person’s money or appeals, the same kind of job.
   */
  cameBack: z.int(),
  /** Until one of us first answered, of those first answered in these days. */
  toFirstAnswer: timeTaken,
  /** Until it was decided, of those decided in these days. */
  toDecision: timeTaken,
});
export type FigureSums = z.infer<typeof sums>;

export const queueFigures = z.object({
  kind: caseKind,
  now: sums,
  /** As many days before these. */
  before: sums,
  days: z.array(z.object({ day: z.iso.date(), cameIn: z.int(), decided: z.int(), waiting: z.int() })),
  /** How those ended that were decided, the most frequent first. */
  outcomes: z.array(z.object({ outcome: z.string(), now: z.int(), before: z.int() })),
});
export type QueueFigures = z.infer<typeof queueFigures>;

export const getFigures = defineCall({
  method: 'GET',
  path: '/ops/figures',
  access: 'staff',
  summary:
    'How it goes in each queue that one’s role works in: what came in, was decided and waited at the end of each day in Lagos, how long it took, how it ended and what came back, beside the same number of days before.',
  query: z.strictObject(figureQuery),
  success: { status: 200, body: z.object({ startDate: z.iso.date(), endDate: z.iso.date(), queues: z.array(queueFigures) }) },
});
