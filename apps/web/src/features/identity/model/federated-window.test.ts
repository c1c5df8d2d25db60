// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { noteFederatedStart, readFederatedReturn, wasStartedHere } from './federated-window.ts';

describe('coming back from another provider', () => {
  it('brings a ticket or an error behind the #', () => {
    expect(readFederatedReturn('#ticket=abc')).toEqual({ ticket: 'abc' });
    expect(readFederatedReturn('#error=access_denied')).toEqual({ error: 'access_denied' });
    expect(readFederatedReturn('')).toEqual({ error: 'nothing_came_back' });
  });

  it('counts only where this browser has asked for it, and not long ago', () => {
    expect(wasStartedHere(localStorage, Date.now())).toBe(false);
    noteFederatedStart(localStorage, 1_000_000);
    expect(wasStartedHere(localStorage, 1_000_000 + 14 * 60_000)).toBe(true);
    expect(wasStartedHere(localStorage, 1_000_000 + 16 * 60_000)).toBe(false);
  });
});
