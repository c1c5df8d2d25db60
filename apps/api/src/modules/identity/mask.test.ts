import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail, maskPhone } from './mask.ts';

describe('the masked destination of a code', () => {
  it('lets people recognise their own phone', () => {
    expect(maskPhone('+2348031234567')).toBe('+234 ••• ••• 4567');
  });

  it('lets people recognise their own email', () => {
    expect(maskEmail('ada.obi@mail.example')).toBe('a•••@mail.example');
  });

  it('shows four digits of any number at its end and no more of its middle', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9][0-9]{9,14}$/), (phone) => {
        const shown = maskPhone(phone);
        expect(shown.endsWith(phone.slice(-4))).toBe(true);
        expect(shown.replace(/\D/g, '').length).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('looks the same for a short name as for a long one', () => {
    expect(maskEmail('a@b.example')).toBe('a•••@b.example');
    expect(maskEmail(`${'a'.repeat(60)}@b.example`)).toBe('a•••@b.example');
  });
});
