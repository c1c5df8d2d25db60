import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** Does something many times at the same moment and answers what came of each. */
export function atOnce<T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => act(index)));
}

/** Counts the answers by problem code, or else by status. */
export function tally(answers: readonly { readonly status: number; readonly problem: { readonly code: string } }[]) {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const key = answer.status < 400 ? String(answer.status) : answer.problem.code;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** The same browser, with the same cookies and session, at the door of another node. */
export function sameBrowserAt(world: World, origin: string, visitor: Visitor): Visitor {
  const other = world.visitor({ origin });
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  other.actAs(visitor.session);
  return other;
}
