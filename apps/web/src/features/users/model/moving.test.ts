import { describe, expect, it } from 'vitest';
import { consequencesOf } from './moving.ts';

const ada = { countryCode: 'NG', emailVerified: false, phoneVerified: true, phoneNumber: '+2348031234567', business: null };
const portugal = { id: 'PT', currency: 'USD' } as const;
const nigeria = { id: 'NG', currency: 'NGN' } as const;

describe('before somebody moves they read', () => {
  it('that the home wallet changes, the other stays, and that the email has to be verified', () => {
    expect(consequencesOf(ada, portugal)).toEqual([
      'Your dollar wallet becomes your home wallet. Your naira wallet stays, with everything in it.',
      'We send a code to your email. Until you enter it, everything else waits.',
    ]);
    expect(consequencesOf({ ...ada, emailVerified: true }, portugal)[1]).toBe('Your email is verified already.');
  });

  it('that in Nigeria it is the phone', () => {
    const abroad = { ...ada, countryCode: 'PT' };
    expect(consequencesOf(abroad, nigeria)[1]).toBe('Your phone is verified already.');
    expect(consequencesOf({ ...abroad, phoneVerified: false }, nigeria)[1]).toMatch(/code to your phone/);
    expect(consequencesOf({ ...abroad, phoneNumber: null }, nigeria)[1]).toMatch(/add your number first/);
  });

  it('that the wallet stays where the money is the same', () => {
    expect(consequencesOf({ ...ada, countryCode: 'GH' }, portugal)[0]).toBe('Your dollar wallet stays your home wallet.');
  });
});
