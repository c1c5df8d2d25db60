import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the files of a family have the same weights, so that no weight is looked for in one of them alone', () => {
  const text = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8');
  const faces = [...text.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
  const weights = faces
    .filter((face) => face.includes('"Bricolage Grotesque"'))
    .map((face) => /font-weight: ([^;]+);/.exec(face)?.[1]);
  expect(weights.length).toBeGreaterThan(2);
  expect(new Set(weights).size).toBe(1);
});
