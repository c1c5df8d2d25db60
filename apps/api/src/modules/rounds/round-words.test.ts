import { expect, it } from 'vitest';
import { costWords, faultWords } from './round-words.ts';

it('says what a change costs, and what it saves', () => {
  expect(costWords(18 * 60, 6_240)).toBe('18 minutes more, 6.2 km more.');
  expect(costWords(-65 * 60, -900)).toBe('1 h 5 min less, 0.9 km less.');
  expect(costWords(20, 40)).toBe('It costs nothing.');
  expect(costWords(60, 0)).toBe('1 minute more.');
});

it('says what is wrong with a round by the number on the parcel', () => {
  const named = new Map([['ord_1', { trackingId: '73M9RY5GC' }]]);
  expect(faultWords({ kind: 'later_than_promised', jobId: 'ord_1', by: 700 }, named)).toBe(
    '73M9RY5GC: comes 12 minutes later than promised.',
  );
  expect(faultWords({ kind: 'too_heavy', jobId: 'ord_1', by: 4.5 }, named)).toBe(
    '4.5 kg more than the vehicle carries, with 73M9RY5GC.',
  );
  expect(faultWords({ kind: 'after_shift', by: 20 }, named)).toBe('Ends 1 minute after the shift.');
});
