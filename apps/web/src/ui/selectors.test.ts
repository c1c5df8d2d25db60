import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/** The rules of a style file, without its comments. */
function selectorsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim());
  return heads
    .flatMap((head) => head.split(',').map((selector) => selector.trim()))
    .filter((selector) => selector.startsWith('.'));
}

it('a class is given its look in one file: all of them are on every page, and the last would win everywhere', () => {
  const homes = new Map<string, Set<string>>();
  // Motion is one file on purpose, so that whoever wants none is given none in one place.
  for (const file of globSync('apps/web/src/**/*.css').filter((path) => basename(path) !== 'motion.css'))
    for (const selector of selectorsIn(file)) homes.set(selector, (homes.get(selector) ?? new Set()).add(basename(file)));
  const twice = [...homes].filter(([, files]) => files.size > 1).map(([selector, files]) => [selector, ...files]);
  expect(twice).toEqual([]);
});
