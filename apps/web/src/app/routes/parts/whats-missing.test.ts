import { describe, expect, it } from 'vitest';
import { whatsMissing } from './whats-missing.ts';

const done = {
  email: 'ada@example.com',
  pendingEmail: null,
  emailVerified: true,
  hasPin: true,
  nextSignupStep: null,
  kycStatus: 0,
  isDispatchPartner: false,
};

const keys = (change: Partial<Parameters<typeof whatsMissing>[0]>) =>
  whatsMissing({ ...done, ...change }).map((need) => need.key);

describe('the list of missing steps', () => {
  it('is empty for somebody who has done everything', () => {
    expect(keys({})).toEqual([]);
  });

  it('asks for the PIN in its popup and for the email with its address', () => {
    const needs = whatsMissing({ ...done, hasPin: false, emailVerified: false });
    expect(needs.map((need) => need.key)).toEqual(['pin', 'email']);
    expect(needs[0]).toMatchObject({ popup: 'SetupPin' });
    expect(needs[1]?.text).toContain('ada@example.com');
  });

  it('puts an unfinished sign-up of a business first', () => {
    expect(keys({ hasPin: false, nextSignupStep: 'Documents', isDispatchPartner: true })).toEqual(['documents', 'pin']);
    expect(keys({ nextSignupStep: 'BusinessRepInfo' })).toEqual(['representative']);
  });

  it('does not press people to prove who they are, but tells them when the check failed', () => {
    expect(keys({ kycStatus: 0 })).toEqual([]);
    expect(keys({ kycStatus: 2 })).toEqual([]);
    expect(keys({ kycStatus: 3 })).toEqual(['identity']);
  });
});
