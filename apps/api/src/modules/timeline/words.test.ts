import { fold } from '@waybill/contract/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsOf, wordsOf } from './words.ts';

describe('search words', () => {
  it('are without marks and in small letters', () => {
    expect(fold('Ọ̀ṢUN, Ìbàdàn, São Tomé, Ɗanja')).toBe('osun, ibadan, sao tome, danja');
  });

  it('are each there once, whatever stands between them', () => {
    expect(wordsOf('Yaba, Lagos — “yaba”!', 'chidi.okafor_2')).toEqual(['yaba', 'lagos', 'chidi', 'okafor', '2']);
  });

  it('can be any text: never empty, never too long, never half a character, and found again as they were written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const word of wordsOf(text)) {
          expect([...word].length).toBeLessThanOrEqual(40);
          expect(word).not.toBe('');
          expect(word.isWellFormed() || !text.isWellFormed()).toBe(true);
          expect(word).not.toContain(':');
        }
      }),
    );
  });

  it('of places say which end they are of', () => {
    const somewhere = { latitude: 0, longitude: 0, countryCode: 'NG', placeId: 'waybill:ng' };
    const from = { ...somewhere, label: 'Yaba, Lagos', state: 'Lagos', city: 'Lagos' };
    const to = [{ ...from, label: 'Wuse', state: '', city: 'Abuja' }];
    expect(termsOf({ texts: ['Hello'], from, to, day: '2026-11-20', mode: 4 })).toEqual([
      'hello',
      'yaba',
      'lagos',
      'nigeria',
      'wuse',
      'abuja',
      ':from:yaba',
      ':from:lagos',
      ':from:nigeria',
      ':to:wuse',
      ':to:abuja',
      ':to:nigeria',
      ':day:2026-11-20',
      ':mode:4',
    ]);
  });

  it('of a very long text are the first two hundred', () => {
    const texts = [Array.from({ length: 1000 }, (_, index) => `w${index}`).join(' ')];
    expect(termsOf({ texts })).toHaveLength(200);
  });
});
