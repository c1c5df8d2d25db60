import { readFileSync } from 'node:fs';

/** The lines of one of our tables, as cells. */
export function readTable(name: string): string[][] {
  return readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}
