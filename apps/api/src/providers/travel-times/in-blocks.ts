import type { Spot } from '@waybill/contract/places/distance';
import type { TravelMatrix } from '@waybill/contract/rounds/round';

/** Servers as they are installed refuse more: OSRM a hundred places, Valhalla 2,500 pairs. */
const atOnce = 50;

export type AskBlock = (from: readonly Spot[], to: readonly Spot[]) => Promise<TravelMatrix>;

/** Asks for a large table in blocks, a row of them at a time, and puts them together. */
export async function inBlocks(spots: readonly Spot[], ask: AskBlock): Promise<TravelMatrix> {
  const groups = Array.from({ length: Math.ceil(spots.length / atOnce) }, (_, at) => spots.slice(at * atOnce, (at + 1) * atOnce));
  const seconds: number[][] = [];
  const metres: number[][] = [];
  for (const from of groups) {
    const blocks = await Promise.all(groups.map((to) => ask(from, to)));
    for (const row of from.keys()) {
      seconds.push(blocks.flatMap((block) => block.seconds[row] ?? []));
      metres.push(blocks.flatMap((block) => block.metres[row] ?? []));
    }
  }
  return { seconds, metres };
}

/** A block as large as it was asked for, with numbers that a way can have; undefined where it is anything else. */
export function readBlock(from: readonly Spot[], to: readonly Spot[], read: (row: number, column: number) => Cell | undefined) {
  const seconds: number[][] = [];
  const metres: number[][] = [];
  for (const row of from.keys()) {
    const cells = [...to.keys()].map((column) => read(row, column));
    if (cells.includes(undefined)) return undefined;
    // Nothing stands for no way.
    seconds.push(cells.map((cell) => cell?.seconds ?? Number.POSITIVE_INFINITY));
    metres.push(cells.map((cell) => cell?.metres ?? Number.POSITIVE_INFINITY));
  }
  return { seconds, metres };
}

type Cell = { readonly seconds: number | null; readonly metres: number | null };
