import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { signIn } from '@waybill/contract/identity/sign-in';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { problemDetails } from '@waybill/contract/problem';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { newBusiness, newcomer, verifiedBusiness } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

/** Every call that takes JSON, with a body it would take. */
const bodies = [
  [signIn, { identifier: 'chidi@mail.example', password: 'x' }],
  [createUser, newcomer()],
  [createDispatchPartner, newBusiness()],
  [requestPasswordReset, { email: 'chidi@mail.example' }],
  [applyActionLink, { mode: 'resetPassword', oobCode: 'x'.repeat(30), newPassword: 'x'.repeat(20) }],
  [updateUser, { city: 'Lagos', businessRepName: 'Ada', workingHoursStart: { hours: 8, minutes: 0 } }],
  [setPin, { newPin: '2806', oldPin: '2806' }],
  [verifyOtp, { otpCode: '123456' }],
] as const;

const deep = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** As they stand in a JSON text. */
const values: Readonly<Record<string, string>> = {
  'a NUL': '"a\\u0000b"',
  'half a character': '"\\ud800"',
  'the other half': '"a\\udc00b"',
  'a very long text': `"${'x'.repeat(60_000)}"`,
  'a very long line of spaces': `"${' '.repeat(60_000)}"`,
  'many dots': `"${'a.'.repeat(30_000)}"`,
  'many at signs': `"${'a@'.repeat(30_000)}"`,
  null: 'null',
  true: 'true',
  'a number': '42',
  'a number beyond all numbers': '1e309',
  'a very precise number': '9007199254740993',
  'minus zero': '-0',
  'an empty list': '[]',
  'a list of texts': '["a","b"]',
  'an object': '{"a":1}',
  'an object that is no text': '{"toString":1,"valueOf":1,"toJSON":1}',
  'an object with a length': '{"length":3,"0":"a"}',
  'a deep list': deep(30_000, '[', ']'),
  'a deep object': deep(9_000, '{"a":', '}'),
  SQL: '"\'; drop table account; --"',
  'a template': '"{{7*7}} %s%n %x"',
  'an end of line': '"a\\r\\nset-cookie: b=c"',
};

describe('hostile input', () => {
  it.each(Object.keys(values))('is refused in words, never answered with a failure of ours: %s in any field', async (name) => {
    const person = await verifiedBusiness(world);
    for (const [call, body] of bodies) {
      for (const field of Object.keys(body)) {
        const text = JSON.stringify({ ...body, [field]: '@@' }).replace('"@@"', () => values[name] ?? '');
        const response = await person.request(`/api${call.path}`, {
          method: call.method,
          body: text,
          // Each from an address of its own, so that it is the input that is refused.
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${call.path.length}.${field.length}.9` },
        });
        const answer = await response.text();
        expect(response.status, `${call.path} ${field}: ${answer.slice(0, 300)}`).toBeLessThan(500);
        expect(answer).not.toMatch(/node_modules|\.ts:\d|postgres|syntax error|\bat \w+ \(/i);
        if (response.status >= 400) problemDetails.parse(JSON.parse(answer));
      }
    }
  });

  it.each([
    ['__proto__', '{"__proto__":{"isStaff":true},"identifier":"a","password":"b"}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isStaff":true}},"identifier":"a","password":"b"}'],
    ['__PROTO__', '{"__PROTO__":{"isStaff":true},"identifier":"a","password":"b"}'],
    ['toString', '{"toString":"a","identifier":"a","password":"b"}'],
    ['a name with a NUL', '{"a\\u0000":1,"identifier":"a","password":"b"}'],
    ['half a character as a name', '{"\\ud800":1,"identifier":"a","password":"b"}'],
    ['an empty name', '{"":1,"identifier":"a","password":"b"}'],
    ['a very long name', `{"${'x'.repeat(60_000)}":1,"identifier":"a","password":"b"}`],
  ])('is refused in the names of fields, too: %s', async (_, body) => {
    const response = await world.visitor().request('/api/auth/sign-in', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
  });

  it('counts the last of two equal names, as JSON does, and takes neither for more', async () => {
    const response = await world.visitor().request('/api/auth/sign-in', {
      method: 'POST',
      body: '{"identifier":"a@mail.example","identifier":1,"password":"b"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });

  it.each(['%00', '%ed%a0%80', 'a%0d%0ab', '..%2f..%2fetc%2fpasswd', "'%20or%201=1", '%F0%9F%98%80'])(
    'is refused or found to be nobody in an address: %s',
    async (value) => {
      const response = await world.visitor().request(`/api/users/exists/${value}`);
      expect(response.status).toBeOneOf([200, 400]);
      if (response.status === 200) expect(await response.json()).toEqual({ exists: false });
    },
  );

  it('is refused in a query', async () => {
    const person = await verifiedBusiness(world);
    for (const query of ['webpnt=%00', 'webpnt=a&webpnt=b', 'webpnt[a]=b', '__proto__=1', 'constructor=1', 'other=1']) {
      const response = await person.request(`/api/users/${person.id}?${query}`);
      expect(response.status, query).toBe(400);
    }
    expect((await person.call(getUser, { params: { uid: person.id }, query: { webpnt: '' } })).status).toBe(200);
  });

  it('in headers does no harm', async () => {
    const person = await verifiedBusiness(world);
    for (const authorization of [
      'Bearer',
      'Bearer ',
      'bearer x',
      'Basic eDp5',
      `Bearer ${'x'.repeat(6000)}`,
      'Bearer a.b.c',
      'Bearer \u00ff',
    ])
      expect((await person.request(`/api/users/${person.id}`, { headers: { authorization } })).status, authorization).toBe(401);
    for (const cookie of [
      'waybill_refresh=',
      'waybill_refresh=%00',
      'waybill_refresh=%',
      `waybill_refresh=${'x'.repeat(5000)}`,
      '=;;;==',
    ])
      expect((await world.visitor().request('/api/auth/refresh', { method: 'POST', headers: { cookie } })).status, cookie).toBe(
        401,
      );
  });
});
