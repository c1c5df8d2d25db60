import { expect, it, vi } from 'vitest';
import { zoneWords } from './reader-zone.ts';

it.each([
  ['Africa/Lagos', 480, 'Days are in Lagos time (GMT+1).'],
  ['America/New_York', 300, 'Days are in New York time (GMT−5).'],
  ['America/Argentina/Buenos_Aires', 180, 'Days are in Buenos Aires time (GMT−3).'],
  ['Asia/Kolkata', -330, 'Days are in Kolkata time (GMT+5:30).'],
  ['UTC', 0, 'Days are in UTC time (GMT+0).'],
])('says which days are meant in %s', (zone, behind, words) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind);
  expect(zoneWords(zone)).toBe(words);
});
