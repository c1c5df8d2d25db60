import { describe, expect, it } from 'vitest';
import { createSecretKeys } from '../../platform/secret-keys.ts';
import { hotp, matchingStep, stepAt, toBase32, totpAddress, totpSecret } from './totp.ts';

/** The secret of the appendices of RFC 4226 and RFC 6238. */
const secret = Buffer.from('12345678901234567890');

describe('codes of authenticator apps', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(hotp(secret, stepAt(seconds), 8)).toBe(code);
  });

  it('are those of RFC 4226 for the counters 0 to 9', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => hotp(secret, counter));
    expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
  });

  it('count half a minute early or late, and no further', () => {
    const at = { seconds: 3_000_015, usedUpTo: 0 };
    const now = stepAt(at.seconds);
    const found = [-2, -1, 0, 1, 2].map((off) => matchingStep(secret, hotp(secret, now + off), at));
    expect(found).toEqual([undefined, now - 1, now, now + 1, undefined]);
  });

  it('do not count once they, or later ones, were used', () => {
    const seconds = 3_000_015;
    const now = stepAt(seconds);
    expect(matchingStep(secret, hotp(secret, now), { seconds, usedUpTo: now })).toBeUndefined();
    expect(matchingStep(secret, hotp(secret, now - 1), { seconds, usedUpTo: now })).toBeUndefined();
    expect(matchingStep(secret, hotp(secret, now + 1), { seconds, usedUpTo: now })).toBe(now + 1);
  });
});

describe('the secret of an authenticator app', () => {
  it('is written as RFC 4648 writes it, without padding', () => {
    const written = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)));
    expect(written).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
  });

  it('is another for every id and every installation, and has 160 bits', () => {
    const keys = createSecretKeys('a secret that is only good enough for tests');
    const others = createSecretKeys('another secret that is only good for tests');
    expect(totpSecret(keys, 'aut_1')).toHaveLength(20);
    expect(totpSecret(keys, 'aut_1')).toEqual(totpSecret(keys, 'aut_1'));
    expect(totpSecret(keys, 'aut_1')).not.toEqual(totpSecret(keys, 'aut_2'));
    expect(totpSecret(keys, 'aut_1')).not.toEqual(totpSecret(others, 'aut_1'));
  });

  it('travels in an address that names us and whose it is', () => {
    expect(totpAddress(secret, 'ops.amaka')).toBe(
      'otpauth://totp/Waybill:ops.amaka?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Waybill',
    );
  });
});
