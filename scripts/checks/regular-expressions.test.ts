import { describe, expect, it } from 'vitest';
import { findExpressions, stuckOn } from './regular-expressions.ts';

/** A hang guard and no statement about speed: one that looks once at each character is through in milliseconds. */
const patienceMs = 30_000;

/** Expressions that never read text from outside: pages as built, the system's line about a process, a number in digits. */
const notFromOutside = ['<style[^>]*>([\\s\\S]*?)<\\/style>', '\\((.*)\\) (\\w)', '\\B(?=(?:\\d{3})+$)'];

describe('the regular expressions of the program', () => {
  it('are found in all folders', () => {
    const found = findExpressions();
    expect(found.length).toBeGreaterThan(150);
    for (const folder of ['apps/api/src/', 'packages/contract/', 'apps/web/src/', 'apps/web/public/sw.js'])
      expect(
        found.some(({ at }) => at.startsWith(folder)),
        folder,
      ).toBe(true);
  });

  it('need no quadratic time on any text, however long', () => {
    const seen = new Set(notFromOutside);
    const stuck = findExpressions().flatMap((expression) => {
      if (seen.has(expression.pattern)) return [];
      seen.add(expression.pattern);
      const text = stuckOn(expression, patienceMs);
      return text === undefined ? [] : [`${expression.at}: /${expression.pattern}/ on “${text}” over and over`];
    });
    expect(stuck).toEqual([]);
  });

  it('would fail this check with one that backtracks on an address of slashes', () => {
    expect(stuckOn({ at: 'here', pattern: '\\/+$', flags: '' }, 1_000)).toBe('/');
  });
});
