import type { RoundProblem, RoundStop } from '@waybill/contract/rounds/round';

/** What goes into the thread of the solver. */
export type Asked = {
  readonly id: number;
  readonly problem: RoundProblem;
  readonly seed: number;
  readonly budgetMs: number;
  /** When it was asked, by the clock that the threads share. */
  readonly askedAt: number;
  /** One number, shared with who asked: not zero means stop. */
  readonly stop: Int32Array;
};

/** What comes back. */
export type Answered = { readonly id: number; readonly stops: ReadonlyMap<string, RoundStop[]> } | Failed;
type Failed = { readonly id: number; readonly failure: string };

/** The same in all threads of a process. */
export const sharedNow = () => performance.timeOrigin + performance.now();
