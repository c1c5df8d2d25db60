import { describe, expect, it } from 'vitest';
import { readablePhone } from '../src/readable-phone.ts';

describe('a phone number that people read', () => {
  it.each([
    ['+2348031234501', '+234 803 123 4501'],
    ['+351912345678', '+351 912 345 678'],
    ['+14155550123', '+1 415 555 0123'],
    ['+447911123456', '+44 791 112 3456'],
    ['+33612345678', '+33 612 345 678'],
    ['+22990123456', '+229 901 234 56'],
  ])('is written in groups: %s as %s', (number, words) => {
    expect(readablePhone(number)).toBe(words);
  });

  it('is the same number again without its spaces', () => {
    expect(readablePhone('+2348031234501').replaceAll(' ', '')).toBe('+2348031234501');
  });

  it.each(['', '08031234501', '+234 ••• ••• 4501', 'None yet'])(
    'is left alone where it is not an international one: “%s”',
    (text) => {
      expect(readablePhone(text)).toBe(text);
    },
  );
});
