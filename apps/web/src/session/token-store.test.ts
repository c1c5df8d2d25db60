import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import { type ProblemCode, problems } from '@waybill/contract/problem';
import { describe, expect, it, vi } from 'vitest';
import { createTokenStore, type TokenStoreParts } from './token-store.ts';

const now = Date.parse('2026-11-15T09:00:00Z');

function session(accessToken: string, livesMs = 900_000): SignedIn {
  return { accessToken, expiresAt: new Date(now + livesMs).toISOString(), userId: 'usr_1', sessionId: 'ses_1' };
}

function problem(code: ProblemCode): ApiProblem {
  const [status, title] = problems[code];
  return new ApiProblem({ type: code, title, status, detail: title, code, errors: [] });
}

function tokensWith(parts: Partial<TokenStoreParts>) {
  const onFresh = vi.fn();
  const pause = vi.fn(async () => {});
  const tokens = createTokenStore({
    refresh: async () => session('fresh'),
    lock: (work) => work(),
    pause,
    now: () => now,
    onFresh,
    onStored: () => {},
    ...parts,
  });
  return { tokens, onFresh, pause };
}

describe('renewing the sign-in', () => {
  it('happens once for everybody who asks at the same time', async () => {
    const refresh = vi.fn(async () => session('fresh'));
    const { tokens, onFresh } = tokensWith({ refresh });
    const all = await Promise.all([tokens.renew(), tokens.renew(), tokens.renew()]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(all.map(({ accessToken }) => accessToken)).toEqual(['fresh', 'fresh', 'fresh']);
    expect(onFresh).toHaveBeenCalledTimes(1);
  });

  it('is left to the other tab when that was faster, and its token is used', async () => {
    const refresh = vi.fn(async () => session('own'));
    const { tokens, onFresh } = tokensWith({
      refresh,
      lock: async (work) => {
        tokens.keep(session('from the other tab'));
        return await work();
      },
    });
    tokens.keep(session('old', 0));
    expect((await tokens.renew()).accessToken).toBe('from the other tab');
    expect(refresh).not.toHaveBeenCalled();
    expect(onFresh).not.toHaveBeenCalled();
  });

  it('tries again with the new cookie after losing the race', async () => {
    const refresh = vi
      .fn<() => Promise<SignedIn>>()
      .mockRejectedValueOnce(problem('already_refreshed'))
      .mockRejectedValueOnce(problem('already_refreshed'))
      .mockResolvedValue(session('fresh'));
    const { tokens, pause } = tokensWith({ refresh });
    expect((await tokens.renew()).accessToken).toBe('fresh');
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('takes the winner’s token when it arrives during the wait', async () => {
    const refresh = vi.fn(async () => Promise.reject(problem('already_refreshed')));
    const { tokens } = tokensWith({ refresh, pause: async () => tokens.keep(session('from the winner')) });
    tokens.keep(session('old', 0));
    expect((await tokens.renew()).accessToken).toBe('from the winner');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('gives up after a few lost races', async () => {
    const refresh = vi.fn(async () => Promise.reject(problem('already_refreshed')));
    const { tokens } = tokensWith({ refresh });
    await expect(tokens.renew()).rejects.toMatchObject({ code: 'already_refreshed' });
    expect(refresh).toHaveBeenCalledTimes(4);
  });

  it.each([problem('session_ended'), new TransportFailure('network')])('does not try again after %s', async (failure) => {
    const refresh = vi.fn(async () => Promise.reject(failure));
    const { tokens } = tokensWith({ refresh });
    await expect(tokens.renew()).rejects.toBe(failure);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('can be asked for anew after a failure', async () => {
    const refresh = vi
      .fn<() => Promise<SignedIn>>()
      .mockRejectedValueOnce(new TransportFailure('network'))
      .mockResolvedValue(session('fresh'));
    const { tokens } = tokensWith({ refresh });
    await expect(tokens.renew()).rejects.toThrow();
    expect((await tokens.renew()).accessToken).toBe('fresh');
  });
});

describe('the moment to renew a token', () => {
  it('is a minute before it ends', () => {
    let clock = now;
    const { tokens } = tokensWith({ now: () => clock });
    tokens.keep(session('token', 900_000));
    expect(tokens.isDue()).toBe(false);
    clock = now + 840_000;
    expect(tokens.isDue()).toBe(true);
  });

  it('is not at every call where the clock of the device runs hours ahead', () => {
    const { tokens } = tokensWith({ now: () => now + 7_200_000 });
    tokens.keep(session('token', 900_000));
    expect(tokens.isDue()).toBe(false);
  });
});
