import type { CompiledProblem } from './compile-problem.ts';
import { Insertions } from './insertion.ts';
import { createInsertionOrder } from './insertion-order.ts';
import { whole } from './numbers.ts';
import { createRandom } from './random.ts';
import { insertByRegret, insertInOrder, type Recreation } from './recreate.ts';
import { Routes } from './routes.ts';
import { nearestNodes, takeOutLateRoutes, takeOutStrings } from './ruin.ts';

export type SearchOptions = {
  readonly seed: number;
  /** What is used up of what it may take, from 0 to 1, after so many turns. The search ends at 1. */
  readonly used: (turns: number) => number;
};

/** How much longer a solution may become for a while, at first and in the end: shares of the travel of one job. */
const temperature = { first: 0.3, last: 0.02 };
/** The share of turns that put back by regret, which is slower and looks further. */
const regretShare = 0.15;
/** A difference of less is one of rounding. In seconds. */
const noise = 1e-6;

/**
 * The best solution found: as many jobs as possible, then as little travel as possible. Begins with an insertion by regret; then takes a
 * few neighbouring jobs out, puts them back in another way, and keeps the result by the rule of simulated annealing.
 */
export function search(problem: CompiledProblem, { seed, used }: SearchOptions): Routes {
  const random = createRandom(seed);
  let version = 0;
  const nextVersion = () => {
    version += 1;
    return version;
  };
  const routes = new Routes(problem);
  const recreation: Recreation = { routes, insertions: new Insertions(problem), random, nextVersion };
  const everyJob = Array.from({ length: problem.jobs }, (_, job) => job);
  insertByRegret(recreation, everyJob, new Set());

  const kept = new Routes(problem);
  const best = new Routes(problem);
  kept.become(routes);
  best.become(routes);
  const near = nearestNodes(problem);
  const sort = createInsertionOrder(problem, random);
  const travelOfAJob = routes.travelCost / Math.max(1, problem.jobs);
  // No saving of travel is worth a job that is left behind.
  const priceOfAJob = 1 + 10 * routes.travelCost;
  const price = ({ travelCost, unassigned }: Routes) => travelCost + priceOfAJob * unassigned;

  let share = used(0);
  for (let turns = 1; share < 1; turns += 1) {
    const changed = new Set<number>();
    const removed = takeOutStrings(routes, near, random, changed);
    for (const vehicle of changed) routes.closeGaps(vehicle, nextVersion());
    removed.push(...takeOutLateRoutes(routes, nextVersion, changed));
    const waiting = removed.length === routes.unassigned ? removed : everyJob.filter((job) => whole(routes.vehicleOf, job) < 0);

    if (random.next() < regretShare) insertByRegret(recreation, waiting, changed);
    else {
      sort(waiting);
      insertInOrder(recreation, waiting, changed);
    }

    const heat = travelOfAJob * temperature.first * (temperature.last / temperature.first) ** share;
    if (price(routes) < price(kept) - heat * Math.log(random.next())) {
      kept.take(routes, changed, waiting);
      if (price(routes) < price(best) - noise) best.become(routes);
    } else routes.take(kept, changed, waiting);
    share = used(turns);
  }
  return best;
}
