import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it('counts whole years, to the day', () => {
  const day = new Date(2026, 10, 16);
  expect(ageOn('2008-11-16', day)).toBe(18);
  expect(ageOn('2008-11-17', day)).toBe(17);
  expect(ageOn('2008-12-01', day)).toBe(17);
  expect(ageOn('1960-02-29', day)).toBe(66);
});
