import { readFileSync } from 'node:fs';
import { type Import, readImports, resolveImport } from './read-imports.ts';

type Taken = Pick<Import, 'names' | 'isType'>;

/** By file, the files that it imports and what it takes from each. */
type ImportGraph = ReadonlyMap<string, ReadonlyMap<string, Taken>>;

/** The complaints about circles among these files, as sentences. Types count: who reads one file of a circle has to read them all. */
export function checkCircles(files: readonly string[]): string[] {
  return circleComplaints(importGraph(files, (file) => readFileSync(file, 'utf8')));
}

export function circleComplaints(graph: ImportGraph): string[] {
  return findCircles(graph).map(complaint);
}

/** Packages never stand in a circle: what imports them is not imported by them (import-directions.ts). */
export function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files);
  const graph = new Map<string, Map<string, Taken>>();
  for (const file of files) {
    const taken = new Map<string, Taken>();
    for (const { specifier, names, isType } of readImports(read(file))) {
      const target = resolveImport(file, specifier);
      const before = taken.get(target) ?? { names: [], isType: true };
      if (known.has(target)) taken.set(target, { names: [...before.names, ...names], isType: before.isType && isType });
    }
    graph.set(file, taken);
  }
  return graph;
}

type Step = Taken & { readonly from: string; readonly to: string };

/** Of each knot of circles the shortest one, as the imports that lead around it. */
function findCircles(graph: ImportGraph): readonly (readonly Step[])[] {
  const circles: Step[][] = [];
  const reported = new Set<string>();
  for (const file of insideCircles(graph)) {
    if (reported.has(file)) continue;
    const circle = shortestWayBack(graph, file);
    if (!circle || circle.some(({ from }) => reported.has(from))) continue;
    for (const { from } of circle) reported.add(from);
    circles.push(circle);
  }
  return circles;
}

/** Takes away, again and again, what imports nothing that is left. */
function insideCircles(graph: ImportGraph): ReadonlySet<string> {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const file of left) if (![...(graph.get(file)?.keys() ?? [])].some((target) => left.has(target))) left.delete(file);
  }
  return left;
}

function shortestWayBack(graph: ImportGraph, start: string): Step[] | undefined {
  const cameBy = new Map<string, Step>();
  const queue = [start];
  for (const from of queue)
    for (const [to, taken] of graph.get(from) ?? []) {
      if (cameBy.has(to)) continue;
      cameBy.set(to, { ...taken, from, to });
      if (to === start) return wayTo(start, cameBy);
      queue.push(to);
    }
  return undefined;
}

function wayTo(start: string, cameBy: ReadonlyMap<string, Step>): Step[] {
  const way: Step[] = [];
  for (let step = cameBy.get(start); step; step = step.from === start ? undefined : cameBy.get(step.from)) way.unshift(step);
  return way;
}

/** The import that takes the least is the one to move, and types are moved more easily than what runs. */
function complaint(circle: readonly Step[]): string {
  const effort = ({ names, isType }: Step) => (names.length || 50) + (isType ? 0 : 100);
  const least = circle.reduce((one, other) => (effort(other) < effort(one) ? other : one));
  const way = [...circle, ...circle.slice(0, 1)].map(({ from }) => from).join(' -> ');
  const what = least.names.length > 0 ? least.names.join(', ') : 'what it takes';
  return `${way} is a circle. Move ${what} out of ${least.to}, into a file that both it and ${least.from} import.`;
}
