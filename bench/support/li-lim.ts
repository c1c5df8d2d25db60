import { readdirSync, readFileSync } from 'node:fs';
import type { RoundProblem, RoundVisit } from '../../packages/contract/src/rounds/round.ts';

export type KnownProblem = {
  readonly name: string;
  readonly problem: RoundProblem;
  readonly bestKnown: { readonly vehicles: number; readonly distance: number };
};

const folder = new URL('../instances/li-lim/', import.meta.url);

type Row = Readonly<Record<'x' | 'y' | 'load' | 'opens' | 'closes' | 'service' | 'dropOff', number>>;

/** The problems of Li and Lim in our words: a unit of their clock is a second, a unit of their way a metre and a second of travel. */
export function readKnownProblems(): KnownProblem[] {
  const results = readFileSync(new URL('README.md', folder), 'utf8').matchAll(/^\| (\w+\d) \| (\d+) \| ([\d.]+) \|$/gm);
  const bestOf = new Map(
    [...results].map(([, name, vehicles, distance]) => [name, { vehicles: Number(vehicles), distance: Number(distance) }]),
  );
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const name = file.replace('.txt', '');
      const bestKnown = bestOf.get(name);
      if (!bestKnown) throw new Error(`The README of the problems does not know the best result of ${name}.`);
      return { name, bestKnown, problem: readProblem(readFileSync(new URL(file, folder), 'utf8')) };
    });
}

function readProblem(text: string): RoundProblem {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const [vehicles = 0, capacity = 0] = head;
  const rows = lines.map(rowOf);
  const [depot] = rows;
  if (!depot) throw new Error('A problem without places.');
  const ways = rows.map((from) => rows.map((to) => Math.hypot(from.x - to.x, from.y - to.y)));
  return {
    jobs: rows.flatMap((row, at) => {
      const dropOff = rows[row.dropOff];
      if (row.load <= 0 || !dropOff) return [];
      return [
        { id: String(at), load: { kg: row.load, places: 0 }, pickup: visitOf(row, at), dropOff: visitOf(dropOff, row.dropOff) },
      ];
    }),
    vehicles: Array.from({ length: vehicles }, (_, index) => ({
      ...{ id: String(index), capacity: { kg: capacity, places: 0 }, shift: { begins: depot.opens, ends: depot.closes } },
      ...{ startsFrom: 0, endsAt: 0, travelsBy: 0 },
    })),
    travel: [{ seconds: ways, metres: ways }],
  };
}

function rowOf([, x = 0, y = 0, load = 0, opens = 0, closes = 0, service = 0, , dropOff = 0]: readonly number[]): Row {
  return { x, y, load, opens, closes, service, dropOff };
}

const visitOf = ({ opens, closes, service }: Row, at: number): RoundVisit => ({ at, opens, closes, handoverSeconds: service });
