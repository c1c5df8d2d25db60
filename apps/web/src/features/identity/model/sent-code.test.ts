// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type CodeOnItsWay, forgetSentCode, keepSentCode, keptSentCode } from './sent-code.ts';

const now = 1_000_000;
const code: CodeOnItsWay = {
  userId: 'usr_ada',
  channel: 'sms',
  destination: '+234 ••• ••• 4567',
  resendAt: now + 60_000,
  expiresAt: now + 600_000,
};

describe('the code on its way', () => {
  it('is remembered, so that a reload sends no second one', () => {
    keepSentCode(sessionStorage, code);
    expect(keptSentCode(sessionStorage, 'usr_ada', now)).toEqual(code);
  });

  it('is nobody else’s', () => {
    keepSentCode(sessionStorage, code);
    expect(keptSentCode(sessionStorage, 'usr_chidi', now)).toBeUndefined();
  });

  it('is forgotten when it has run out, or was used', () => {
    keepSentCode(sessionStorage, code);
    expect(keptSentCode(sessionStorage, 'usr_ada', now + 600_000)).toBeUndefined();
    forgetSentCode(sessionStorage);
    expect(keptSentCode(sessionStorage, 'usr_ada', now)).toBeUndefined();
  });
});
