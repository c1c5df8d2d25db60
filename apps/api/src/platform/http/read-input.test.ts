import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from './problem.ts';
import { type Parse, readInput, respelling } from './read-input.ts';

const schema = z.strictObject({
  pin: z.string(),
  receiverFullName: z.optional(z.string()),
  deep: z.optional(z.object({ a: z.string() })),
});
const respell = respelling(schema);
const parse: Parse = (value) => z.core.safeParse(schema, respell(value));

/** The fields that are complained about. */
function complaintsAbout(value: unknown, part: 'params' | 'query' | 'body' = 'body'): string[] {
  try {
    readInput(parse, part, value);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.fields.map(({ field }) => field);
    throw error;
  }
}

describe('the spelling of field names', () => {
  it('becomes that of the contract, however it was sent', () => {
    expect(respell({ Pin: '1', RECEIVERFULLNAME: 'Ada' })).toEqual({ pin: '1', receiverFullName: 'Ada' });
  });

  it('stays for names we do not know, so that they can be refused as they were sent', () => {
    expect(respell({ Pin: '1', isAdmin: true })).toEqual({ pin: '1', isAdmin: true });
    expect(complaintsAbout({ Pin: '1', isAdmin: true })).toEqual(['isAdmin']);
  });

  it('is one per field: two of the same are refused, not one dropped', () => {
    expect(complaintsAbout({ Pin: '1', pin: '2' })).toEqual(['pin']);
    expect(complaintsAbout({ pin: '1', PIN: '1', pIn: '1' })).toEqual(['pin']);
  });

  it('does not depend on the case of any letter', () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constant('receiverFullName')), (name) => {
        expect(respell({ [name]: 'Ada' })).toEqual({ receiverFullName: 'Ada' });
      }),
    );
  });

  it('leaves values alone that are no objects', () => {
    for (const value of [null, undefined, 1, 'pin', ['pin'], true]) expect(respell(value)).toBe(value);
  });

  it('is known behind optional and either-or schemas', () => {
    const either = respelling(
      z.optional(z.union([z.strictObject({ oobCode: z.string() }), z.strictObject({ newPassword: z.string() })])),
    );
    expect(either({ OobCode: '1', NEWPASSWORD: '2' })).toEqual({ oobCode: '1', newPassword: '2' });
  });

  it('gives no access to a prototype', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"isStaff":true},"Pin":"1"}');
    expect((respell(sent) as { isStaff?: boolean }).isStaff).toBeUndefined();
  });
});

describe('input', () => {
  it('is refused naming every field, at any depth', () => {
    expect(complaintsAbout({ deep: { a: 1 }, other: 1 }).sort()).toEqual(['deep.a', 'other', 'pin']);
  });

  it.each([
    ['a NUL', { pin: 'a\0' }, ['pin']],
    ['a NUL further in', { pin: '1', deep: { a: '\0' } }, ['deep.a']],
    ['half a character', { pin: '\ud83d' }, ['pin']],
    ['half a character in a name', { '\ud83d': 1 }, ['\ud83d']],
    ['nothing', undefined, ['body']],
    ['a list', [], ['body']],
  ])('that no table could hold is refused: %s', (_, value, fields) => {
    expect(complaintsAbout(value)).toEqual(fields);
  });

  it('of any shape is parsed or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 40 }), (value) => {
        complaintsAbout(value);
      }),
      { numRuns: 300 },
    );
  });

  it('that is empty counts as not sent in an address, and in a body as what it is', () => {
    expect(complaintsAbout({ pin: '1', other: '' }, 'query')).toEqual([]);
    expect(complaintsAbout({ PIN: '' }, 'query')).toEqual(['pin']);
    expect(complaintsAbout({ pin: '', other: '' })).toEqual(['other']);
  });

  it('is not read by a call that wants none: an entity may be sent back to the address that it is named in', () => {
    expect(readInput(undefined, 'body', { id: 'not_01', isSeenByUser: true })).toBeUndefined();
    expect(readInput(undefined, 'body', null)).toBeUndefined();
    expect(readInput(undefined, 'query', { a: 1 })).toBeUndefined();
  });
});
