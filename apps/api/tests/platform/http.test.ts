import { signIn } from '@waybill/contract/identity/sign-in';
import { problemDetails, problems } from '@waybill/contract/problem';
import { getUser } from '@waybill/contract/users/get-user';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  world.visitor().request(path, { method: 'POST', body, headers });

describe('addresses', () => {
  it.each(['/api/users/countries', '/API/Users/Countries', '/api/users/countries/', '/Api/USERS/COUNTRIES/'])(
    'match without regard to case or a slash at the end: %s',
    async (path) => {
      expect((await world.visitor().request(path)).status).toBe(200);
    },
  );

  it('keep the case of ids, which matters', async () => {
    const person = await verifiedPerson(world);
    const response = await person.request(`/API/Users/${person.id}`);
    expect(await response.json()).toMatchObject({ id: person.id });
    expect((await person.request(`/api/users/${person.id.toLowerCase()}`)).status).toBe(400);
  });

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/API/nothing'],
    ['GET', '/api'],
    ['POST', '/api/users/countries'],
    ['DELETE', '/'],
    ['PATCH', '/api/users'],
    ['GET', '/api/users/countries/more'],
  ])('that lead nowhere say so in one shape and repeat nothing: %s %s', async (method, path) => {
    const response = await world.visitor().request(`${path}?q=<script>marker</script>`, { method });
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(problemDetails.parse(JSON.parse(text)).code).toBe('not_found');
    expect(text).not.toMatch(/marker|passwd|countries/);
  });

  it('that cannot be decoded are refused, not a failure of ours', async () => {
    for (const path of ['/api/users/exists/%', '/api/users/exists/%ff', '/api/users/exists/%c0%80', '/api/users/cities/%00'])
      expect((await world.visitor().request(path)).status, path).toBe(400);
  });

  it('of any length are answered', async () => {
    expect((await world.visitor().request(`/api/users/exists/${'x'.repeat(600)}`)).status).toBeOneOf([400, 404, 414]);
    expect((await world.visitor().request(`/api/users/countries?${'x'.repeat(8000)}`)).status).toBe(200);
  });
});

describe('field names', () => {
  it('match without regard to case', async () => {
    const { details } = await verifiedPerson(world);
    const body = { Identifier: details.email, PASSWORD: goodPassword };
    expect((await world.visitor().call(signIn, { body })).status).toBe(200);
    const person = await verifiedPerson(world);
    expect((await person.call(setPin, { body: { newpin: '2806', PASSWORD: goodPassword } })).status).toBe(204);
    expect((await person.call(getUser, { params: { uid: person.id }, query: { WebPnt: 'a token' } })).status).toBe(200);
  });

  it('may not say the same thing twice in two spellings', async () => {
    const { details } = await verifiedPerson(world);
    const body = { identifier: details.email, Identifier: 'somebody@else.example', password: goodPassword };
    expect((await world.visitor().call(signIn, { body })).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'identifier' }],
    });
  });
});

describe('a refusal', () => {
  it('is a problem document with its code, its title, words for a person, and the id of the request', async () => {
    const answer = await world.visitor().call(signIn, { body: { identifier: '', password: 1, extra: true } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.problem).toEqual({
      type: '/api/docs#invalid_input',
      title: problems.invalid_input[1],
      status: 400,
      detail: 'Please enter your email, username or phone.',
      code: 'invalid_input',
      errors: [
        { field: 'identifier', message: 'Please enter your email, username or phone' },
        { field: 'password', message: 'Please enter your password' },
        { field: 'extra', message: 'We do not know the field “extra”' },
      ],
      requestId: answer.headers.get('x-request-id'),
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('carries an id of ours that nobody else can choose', async () => {
    const [one, other] = [1, 2].map(() =>
      world.visitor({ headers: { 'x-request-id': 'forged\tid', 'request-id': 'forged' } }).request('/api/health'),
    );
    const ids = [(await one)?.headers.get('x-request-id'), (await other)?.headers.get('x-request-id')];
    expect(ids[0]).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it.each([
    ['no JSON', '{"identifier": ', 'application/json', 400, 'malformed_request'],
    ['an empty body', '', 'application/json', 400, 'malformed_request'],
    ['a text', '"identifier"', 'application/json', 400, 'invalid_input'],
    ['a list', '[]', 'application/json', 400, 'invalid_input'],
    ['null', 'null', 'application/json', 400, 'invalid_input'],
    ['a form', 'identifier=x', 'application/x-www-form-urlencoded', 415, 'unsupported_type'],
    ['plain text', '{}', 'text/plain', 415, 'unsupported_type'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_type'],
    ['a type that is none', '{}', 'nonsense', 415, 'unsupported_type'],
    ['UTF-16', '{}', 'application/json; charset=utf-16', 400, 'invalid_input'],
  ])('meets %s', async (_, body, type, status, code) => {
    const response = await post('/api/auth/sign-in', body, { 'content-type': type });
    const problem = problemDetails.parse(await response.json());
    expect([response.status, problem.code]).toEqual([status, code]);
  });

  it('meets a body of more than 64 KB, whether its length is declared or not', async () => {
    const body = JSON.stringify({ identifier: 'x'.repeat(64 * 1024), password: goodPassword });
    const declared = await post('/api/auth/sign-in', body);
    expect([declared.status, ((await declared.json()) as { code: string }).code]).toEqual([413, 'too_large']);
    const stream = new Blob([body]).stream();
    const undeclared = await fetch(`${world.node.origin}/api/auth/sign-in`, {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    });
    expect([undeclared.status, ((await undeclared.json()) as { code: string }).code]).toEqual([413, 'too_large']);
  });

  it('meets a body where none is wanted', async () => {
    const response = await post('/api/auth/refresh', '{"surprise":1}');
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
  });
});
