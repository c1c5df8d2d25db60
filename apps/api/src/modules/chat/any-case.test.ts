import { describe, expect, it } from 'vitest';
import { inAnyCase } from './any-case.ts';

describe('words in any case', () => {
  it('match in both cases, also with dots and accents', () => {
    expect(inAnyCase('Ẹ1')).toBe('[ẹẸ]1');
    expect(inAnyCase('ab')).toBe('[aA][bB]');
  });

  it('match signs as they are', () => {
    expect(inAnyCase('***: 50%_(x)')).toBe('\\*\\*\\*\\: 50\\%\\_\\([xX]\\)');
    expect(inAnyCase('C:\\d^$')).toBe('[cC]\\:\\\\[dD]\\^\\$');
  });

  it('leave letters alone that have no single capital', () => {
    expect(inAnyCase('ß👋🏾ﬁ')).toBe('ß👋🏾ﬁ');
  });
});
