import { expect, it } from 'vitest';
import { outcomeWords, shareWords, tookWords } from './figure-words.ts';

it('says how long something took as one would', () => {
  expect([20, 60, 240, 3599, 3600, 7800, 36_000, 100_000, 172_800, 260_000].map(tookWords)).toEqual([
    'under 1 min',
    '1 min',
    '4 min',
    '60 min',
    '1 h',
    '2 h 10 min',
    '10 h',
    '28 h',
    '2 days',
    '3 days',
  ]);
});

it('says a share of none in a word', () => {
  expect([shareWords(0, 0), shareWords(0, 7), shareWords(1, 3)]).toEqual(['none', '0%', '33%']);
});

it('says an ending that it does not know as it is', () => {
  expect([outcomeWords('sent-again'), outcomeWords('asked-anew')]).toEqual(['Sent again', 'asked anew']);
});
