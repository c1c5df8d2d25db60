import type { CompiledProblem } from './compile-problem.ts';
import { real } from './numbers.ts';
import type { Random } from './random.ts';

/** Sorts jobs before they are put back, each time by another of a few rules. What goes first has the choice. */
export type InsertionOrder = (jobs: number[]) => void;

export function createInsertionOrder({ jobs, nodes, kinds, opens, closes }: CompiledProblem, random: Random): InsertionOrder {
  const of = (value: (pickup: number, dropOff: number) => number) =>
    Float64Array.from({ length: jobs }, (_, job) => value(2 * job, 2 * job + 1));
  const start = kinds[0];
  const fromStart = (node: number) => (start ? real(start.travel, start.startNode * nodes + node) : 0);
  const wayOf = (from: number, to: number) => (start ? real(start.travel, from * nodes + to) : 0);
  const widthOf = (node: number) => real(closes, node) - real(opens, node);
  const narrowest = of((pickup, dropOff) => Math.min(widthOf(pickup), widthOf(dropOff)));
  const nearest = of((pickup, dropOff) => Math.min(fromStart(pickup), fromStart(dropOff)));
  const farthest = of((pickup, dropOff) => -Math.max(fromStart(pickup), fromStart(dropOff)));
  const longest = of((pickup, dropOff) => -wayOf(pickup, dropOff));
  const rules = [narrowest, farthest, longest, nearest];
  const anyOrder = new Float64Array(jobs);
  return (list) => {
    const rule = rules[random.below(2 * rules.length)] ?? anyOrder;
    if (rule === anyOrder) for (const job of list) anyOrder[job] = random.next();
    list.sort((one, other) => real(rule, one) - real(rule, other));
  };
}
