import { expect, it } from 'vitest';
import { askedWords } from './asked-words.ts';

const now = new Date('2026-11-13T09:00:00Z');
const until = '2026-11-14T08:40:00.000Z';

it('says whose answer a case waits for and until when, and what became of it', () => {
  const words = (state: 'waiting' | 'answered' | 'unanswered') => askedWords({ name: 'Tunde Bello', state, until }, now);
  expect(words('waiting')).toMatch(/^Waiting for Tunde Bello until Sat 14 Nov, \d+:40 [ap]m$/);
  expect(words('answered')).toBe('Tunde Bello has answered');
  expect(words('unanswered')).toBe('No answer from Tunde Bello in time');
});
