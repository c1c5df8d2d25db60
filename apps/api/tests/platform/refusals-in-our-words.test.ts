import type { Call } from '@waybill/contract/call';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { findRiders } from '@waybill/contract/orders/find-riders';
import { unmuteUser } from '@waybill/contract/users/unmute-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { Problem } from '../../src/platform/http/problem.ts';
import { namesIn, parserOf, readInput } from '../../src/platform/http/read-input.ts';
import { type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http', LOG_LEVEL: 'silent' });

/** The phrases of validators. */
const rawWords =
  /invalid (input|string|option|key|element|number|date|iso|uuid|base64|union|discriminator)|expected|received|too (small|big|short|long)\b.*[:<>=]|unrecognized|\bNaN\b|\bundefined\b|\[object|must (be|match)|ZodError/i;

function wordsOf(error: unknown): string[] {
  if (!(error instanceof Problem)) throw error;
  return [error.message, ...error.fields.map(({ message }) => message)];
}

/** Everything that can be wrong about a field, and some of what is right. */
const contents: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  '\n',
  '2026-02-31',
  -1,
  0,
  0.001,
  1e15,
  Number.NaN,
  true,
  [],
  ['x'],
  [{}],
  [[]],
  {},
  { id: 'x' },
  { hours: 99 },
  { label: '', latitude: 200 },
];

describe('a refusal', () => {
  const parts = allRoutes.flatMap(({ call }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      return schema ? [{ name: `${call.method} ${call.path}`, part, schema }] : [];
    }),
  );

  it.each(parts)('by $name of its $part is a sentence of ours, whatever is wrong', ({ part, schema }) => {
    const parse = parserOf(schema);
    const names = namesIn(schema);
    const sent: unknown[] = [...contents];
    for (const content of contents) {
      sent.push(Object.fromEntries(names.map((name) => [name, content])));
      for (const name of names) sent.push({ [name]: content });
    }
    const odd: string[] = [];
    for (const value of sent) {
      try {
        readInput(parse, part, value);
      } catch (error) {
        odd.push(...wordsOf(error).filter((words) => rawWords.test(words) || words.trim().length < 8));
      }
    }
    expect([...new Set(odd)]).toEqual([]);
  });

  let people: Record<Call['access'], Visitor>;
  let person: Person;
  beforeAll(async () => {
    person = await verifiedPerson(world);
    const staff = await staffMember(world);
    people = {
      public: world.visitor(),
      entering: await unverifiedPerson(world),
      member: person,
      'dispatch-partner': await checkedBusiness(world),
      'staff-entering': staff,
      staff,
      'staff-confirmed': staff,
    };
  });

  it('is one over HTTP, too: nothing sent, an empty object, a list, and nonsense in the address', async () => {
    const odd: string[] = [];
    // Calls that end the session are left out, and those that answer with a stream, a redirect or a file.
    const asked = allRoutes.filter(({ call }) => call.bodyKind !== 'raw' && !/sign-out|stream|federated|export/.test(call.path));
    for (const { call } of asked) {
      await world.db`delete from rate_limit`;
      const path = `/api${call.path.replace(/\{\w+\}/g, 'x')}`;
      for (const body of [undefined, '{}', '[]', '"x"', '{']) {
        if (call.method === 'GET' && body !== undefined) continue;
        const response = await people[call.access].request(path, {
          method: call.method,
          ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
        });
        const text = await response.text();
        if (response.status >= 400 && rawWords.test(text)) odd.push(`${call.method} ${path}: ${text}`);
        if (response.status >= 500) odd.push(`${call.method} ${path}: ${response.status}`);
      }
    }
    expect(odd).toEqual([]);
  });

  it('names what is missing', async () => {
    expect((await person.call(unmuteUser)).problem.detail).toBe('Please send “userId”.');
    expect((await person.call(deleteFile, { body: {} })).problem.detail).toBe('Please send “publicId”.');
    expect((await person.call(findRiders)).problem.errors).toMatchObject([{ field: 'pickupAddressJson' }]);
    const { problem } = await people.entering.call(sendOtp, { query: { email: 'x' } });
    expect(problem.detail).toBe('Please send one of these as “email”: true, false.');
  });
});
