import type { RoundProblem } from '@waybill/contract/rounds/round';
import { checkPlan } from './check-plan.ts';
import { planByPlainInsertion } from './plain-insertion.ts';
import type { PlanOptions, RoundPlan, RoundsPort } from './port.ts';

export type CheckedPlan = RoundPlan & {
  /** Who made it: `plain` when all others failed. */
  readonly source: RoundsPort['source'] | 'plain';
};

/** Somebody answered with a plan that cannot be driven. Its words hold no names of people. */
export class ImpossiblePlan extends Error {
  constructor(source: string, faults: readonly string[]) {
    super(`A plan by ${source} cannot be driven, ${faults.length} faults: ${faults.slice(0, 3).join(' ')}`);
    this.name = 'ImpossiblePlan';
  }
}

/** Whoever comes after one that failed gets at least this share of the time. */
const leastShare = 0.25;

/**
 * Asks one planner after the other until one makes a plan that can be driven. No other plan leaves here: each is judged by a checker that
 * knows nothing of how it was made. When all fail, jobs are inserted plainly one by one.
 */
export function createRounds(planners: readonly RoundsPort[], report: (error: unknown) => void) {
  return {
    async plan(problem: RoundProblem, { budgetMs, signal }: PlanOptions): Promise<CheckedPlan> {
      const begin = performance.now();
      for (const planner of planners) {
        const left = Math.max(budgetMs - (performance.now() - begin), budgetMs * leastShare);
        try {
          const plan = await planner.plan(problem, { budgetMs: left, signal });
          return approved(problem, plan, planner.source);
        } catch (error) {
          report(error);
        }
      }
      return approved(problem, planByPlainInsertion(problem), 'plain');
    },
  };
}

function approved(problem: RoundProblem, plan: RoundPlan, source: CheckedPlan['source']): CheckedPlan {
  const faults = checkPlan(problem, plan);
  if (faults.length > 0) throw new ImpossiblePlan(source, faults);
  return { ...plan, source };
}
