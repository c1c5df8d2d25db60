import type { RoundProblem, RoundStop } from '@waybill/contract/rounds/round';
import { compileProblem } from './compile-problem.ts';
import { search } from './search.ts';

export type Question = {
  readonly problem: RoundProblem;
  readonly seed: number;
  readonly used: (turns: number) => number;
};

/** So many turns for each job are enough: a handful of parcels is not thought over for a second. */
const turnsPerJob = 1_500;

/** The stops of each vehicle that has any, by its id. */
export function answer({ problem, seed, used }: Question): Map<string, RoundStop[]> {
  if (problem.jobs.length === 0 || problem.vehicles.length === 0) return new Map();
  const mostTurns = turnsPerJob * problem.jobs.length;
  const routes = search(compileProblem(problem), { seed, used: (turns) => Math.max(used(turns), turns / mostTurns) });
  return new Map(
    problem.vehicles.flatMap(({ id }, vehicle) => {
      const stops = routes.nodesOf(vehicle).flatMap((node): RoundStop[] => {
        const job = problem.jobs[node >> 1];
        return job ? [{ jobId: job.id, kind: node % 2 === 0 ? 'pickup' : 'dropOff' }] : [];
      });
      return stops.length > 0 ? [[id, stops] as const] : [];
    }),
  );
}
