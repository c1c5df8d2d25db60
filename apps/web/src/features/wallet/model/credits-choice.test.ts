import { describe, expect, it } from 'vitest';
import { readCreditsChoice, writeCreditsChoice } from './credits-choice.ts';

describe('which credits somebody had chosen', () => {
  it('is read from the address as it was written there', () => {
    expect(readCreditsChoice(writeCreditsChoice({ credits: 25, payBy: 'card' }))).toEqual({ credits: 25, payBy: 'card' });
  });

  it('is nothing where the address names what is not for sale', () => {
    expect(readCreditsChoice({ credits: '7', payBy: 'EUR' })).toEqual({});
    expect(readCreditsChoice({})).toEqual({});
  });
});
