import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import { type ProblemCode, type ProblemDetails, problems } from '@waybill/contract/problem';
import { describe, expect, it } from 'vitest';
import { placeFailure } from './place-failure.ts';

function problem(code: ProblemCode, changes: Partial<ProblemDetails> = {}): ApiProblem {
  const [status, title] = problems[code];
  return new ApiProblem({ type: code, title, status, detail: 'What to do next.', code, errors: [], ...changes });
}

describe('the place of a failure’s message', () => {
  it('is beside the fields that the failure names', () => {
    const errors = [
      { field: 'username', message: 'Too short' },
      { field: 'email', message: 'No such place' },
    ];
    expect(placeFailure(problem('invalid_input', { errors }), ['username', 'email', 'city'])).toEqual({
      fields: [
        { name: 'username', message: 'Too short' },
        { name: 'email', message: 'No such place' },
      ],
    });
  });

  it.each([
    ['username_taken', 'username'],
    ['email_taken', 'businessEmail'],
    ['phone_taken', 'newPhoneNumber'],
    ['password_common', 'newPassword'],
    ['password_wrong', 'currentPassword'],
    ['password_wrong', 'password'],
    ['code_wrong', 'otpCode'],
    ['code_gone', 'otpCode'],
    ['pin_trivial', 'newPin'],
  ] as const)('of %s is beside %s, even where the server names no field', (code, field) => {
    expect(placeFailure(problem(code), ['other', field])).toEqual({ fields: [{ name: field, message: 'What to do next.' }] });
  });

  it('is a toast where the form has no such field', () => {
    expect(placeFailure(problem('username_taken'), ['password'])).toEqual({
      fields: [],
      rest: { title: 'That username is taken', text: 'What to do next.' },
    });
    const errors = [{ field: 'city', message: 'We do not know that city' }];
    expect(placeFailure(problem('invalid_input', { errors }), ['password']).rest?.text).toBe('We do not know that city');
  });

  it.each([
    [new TransportFailure('network'), 'No connection', /could not reach/],
    [new TransportFailure('timeout'), 'No answer yet', /too long/],
    [new TransportFailure('aborted'), 'Stopped', /stopped/],
    [new TransportFailure('unreadable', 502), 'An answer we could not read', /status 502/],
    [new TypeError('x is undefined'), 'Something went wrong', /our mistake/],
  ])('of %s is plain words and never a stack', (failure, title, text) => {
    const { fields, rest } = placeFailure(failure, ['password']);
    expect(fields).toEqual([]);
    expect(rest?.title).toBe(title);
    expect(rest?.text).toMatch(text);
  });
});
