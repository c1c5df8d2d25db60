import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sniffMediaType } from './media-type.ts';

describe('the type of a file', () => {
  it.each([
    ['application/pdf', '255044462d312e37'],
    ['image/jpeg', 'ffd8ffe000104a46'],
    ['image/png', '89504e470d0a1a0a0000'],
  ])('is %s by its first bytes', (type, hex) => {
    expect(sniffMediaType(Buffer.from(hex, 'hex'))).toBe(type);
  });

  it.each(['', '25504446', '89504e470d0a1a', '474946383961', '3c737667', '504b0304', '0a255044462d', 'd8ffe0'])(
    'is nothing we take when it begins with “%s”',
    (hex) => {
      expect(sniffMediaType(Buffer.from(hex, 'hex'))).toBeUndefined();
    },
  );

  it('does not depend on anything behind its first bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => {
        expect(sniffMediaType(Buffer.concat([Buffer.from('%PDF-'), rest]))).toBe('application/pdf');
      }),
    );
  });
});
