import { expect, it } from 'vitest';
import { arrivalWords } from './arrival-words.ts';

const now = new Date('2026-11-18T12:00:00Z');

it.each([
  ['2026-11-18T13:10:00Z', '2026-11-18T13:50:00Z', 'Today, 2:10 pm to 2:50 pm'],
  ['2026-11-19T08:00:00Z', '2026-11-19T13:00:00Z', 'Tomorrow, 9:00 am to 2:00 pm'],
  ['2026-11-18T22:00:00Z', '2026-11-19T02:00:00Z', 'Today, 11:00 pm to tomorrow, 3:00 am'],
  ['2026-11-20T08:00:00Z', '2026-11-20T13:00:00Z', 'Fri 20 Nov, 9:00 am to 2:00 pm'],
])('says between when and when, as the clocks in Lagos show it', (earliest, latest, words) => {
  expect(arrivalWords({ earliest, latest }, now)).toBe(words);
});
