import { email, newPassword } from '@waybill/contract/text';
import { createUser } from '@waybill/contract/users/create-user';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkWire } from './check-wire.ts';

const schema = z.object({ email, password: newPassword, city: z.optional(z.string()) });

describe('checking a form against its schema', () => {
  it('gives the values as the server will read them', () => {
    expect(checkWire(schema, { email: ' Ada@Mail.Example ', password: 'mango tree', city: '' })).toEqual({
      wire: { email: 'ada@mail.example', password: 'mango tree' },
    });
  });

  it('reports only the first mistake of each field', () => {
    const { mistakes } = checkWire(schema, { email: 'ada', password: 'short' });
    expect(Object.fromEntries(mistakes ?? [])).toEqual({
      email: 'That does not look like an email address',
      password: 'Use at least 8 characters',
    });
  });

  it('asks for a field that was left empty instead of calling it malformed', () => {
    const { mistakes } = checkWire(createUser.body, { email: '', fullName: '', username: '', city: '', countryCode: '' });
    expect(mistakes?.get('email')).toBe('Please enter your email address');
    expect(mistakes?.get('fullName')).toBe('Please enter your full name');
    expect(mistakes?.get('username')).toBe('Please choose a username');
  });
});
