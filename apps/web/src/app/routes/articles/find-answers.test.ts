import { describe, expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';
import { answers } from './help-text.ts';

const found = (text: string) => findAnswers(answers, text).map(({ id }) => id);

describe('searching the help', () => {
  it('shows everything while nothing is typed', () => {
    expect(findAnswers(answers, '  ')).toEqual(answers);
  });

  it('finds what has every word, whatever its case', () => {
    expect(found('FORGOT pin')).toEqual(['pin']);
    expect(found('zebra')).toEqual([]);
  });

  it('puts first what is asked in so many words', () => {
    expect(found('code')[0]).toBe('codes');
    expect(found('escrow')[0]).toBe('escrow');
  });

  it('does not mind which apostrophe a keyboard has', () => {
    expect(found("sender's code")).toContain('codes');
  });

  it('has an answer to what people come for', () => {
    for (const word of ['escrow', 'code', 'cost', 'cancel', 'dispute', 'identity', 'lost', 'pin', 'PayPal', 'leave'])
      expect(found(word), word).not.toEqual([]);
  });
});
