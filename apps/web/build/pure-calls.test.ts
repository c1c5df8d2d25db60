import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { markPure, pureNames, wrapSpreads } from './pure-calls.ts';

const root = path.join(import.meta.dirname, '../../..');

describe('what the bundler may leave out', () => {
  it('is marked where the contract makes a schema', () => {
    expect(markPure("const name = line(80, 'a name');\nconst all = z.array(idOf('image'));")).toBe(
      "const name = /* @__PURE__ */ line(80, 'a name');\nconst all = z.array(/* @__PURE__ */ idOf('image'));",
    );
  });

  it('is neither where a maker is made, nor what only looks like one', () => {
    const code = 'export function line(maximum) {}\nguideline(1);\nthing.page(2);';
    expect(markPure(code)).toBe(code);
  });

  it('is what is made with the fields of another, too', () => {
    expect(wrapSpreads('export const both = z.object({ ...one.shape, more: z.string() });\nconst plain = z.int();')).toBe(
      'export const both = /* @__PURE__ */ (() => (z.object({ ...one.shape, more: z.string() })))();\nconst plain = z.int();',
    );
  });

  it('is not a function that spreads what it is given', () => {
    const code = 'export const join = (list) => [...list, 1];\nexport function all(list) {\n  return [...list];\n}';
    expect(wrapSpreads(code)).toBe(code);
  });

  it('has names that mean zod and nothing else', () => {
    const files = globSync('{apps/web/src,packages/*/src}/**/*.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    const others = new RegExp(`(?:const|let|function|[({,]) *(?:${pureNames.join('|')})(?: *[,:=)]| +of\\b)`);
    expect(others.test('for (const z of list)')).toBe(true);
    expect(files.filter((file) => others.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });
});
