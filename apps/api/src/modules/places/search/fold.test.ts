import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('folding a name', () => {
  it.each([
    ['  SÃO-Paulo’s  ', 'sao paulos'],
    ["Mai'Adua", 'maiadua'],
    ['Ọ̀yọ́', 'oyo'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Obio/Akpor', 'obio akpor'],
    ['Wuse 2', 'wuse 2'],
    ['…', ''],
  ])('makes “%s” to “%s”', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('done twice changes nothing more', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});
