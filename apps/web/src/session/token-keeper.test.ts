import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import { type ProblemCode, problems } from '@waybill/contract/problem';
import { describe, expect, it, vi } from 'vitest';
import { createTokenKeeper, type TokenKeeperParts } from './token-keeper.ts';

const now = Date.parse('2026-11-15T09:00:00Z');

function session(accessToken: string, livesMs = 900_000): SignedIn {
  return { accessToken, expiresAt: new Date(now + livesMs).toISOString(), userId: 'usr_1', sessionId: 'ses_1' };
}

function problem(code: ProblemCode): ApiProblem {
  const [status, title] = problems[code];
  return new ApiProblem({ type: code, title, status, detail: title, code, errors: [] });
}

function keeperWith(parts: Partial<TokenKeeperParts>) {
  const onFresh = vi.fn();
  const pause = vi.fn(async () => {});
  const keeper = createTokenKeeper({
    refresh: async () => session('fresh'),
    lock: (work) => work(),
    pause,
    now: () => now,
    onFresh,
    onKept: () => {},
    ...parts,
  });
  return { keeper, onFresh, pause };
}

describe('renewing the sign-in', () => {
  it('happens once for everybody who asks at the same time', async () => {
    const refresh = vi.fn(async () => session('fresh'));
    const { keeper, onFresh } = keeperWith({ refresh });
    const all = await Promise.all([keeper.renew(), keeper.renew(), keeper.renew()]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(all.map(({ accessToken }) => accessToken)).toEqual(['fresh', 'fresh', 'fresh']);
    expect(onFresh).toHaveBeenCalledTimes(1);
  });

  it('is left to the other tab when that was faster, and its token is used', async () => {
    const refresh = vi.fn(async () => session('own'));
    const { keeper, onFresh } = keeperWith({
      refresh,
      lock: async (work) => {
        keeper.keep(session('from the other tab'));
        return await work();
      },
    });
    keeper.keep(session('old', 0));
    expect((await keeper.renew()).accessToken).toBe('from the other tab');
    expect(refresh).not.toHaveBeenCalled();
    expect(onFresh).not.toHaveBeenCalled();
  });

  it('tries again with the new cookie after losing the race', async () => {
    const refresh = vi
      .fn<() => Promise<SignedIn>>()
      .mockRejectedValueOnce(problem('already_refreshed'))
      .mockRejectedValueOnce(problem('already_refreshed'))
      .mockResolvedValue(session('fresh'));
    const { keeper, pause } = keeperWith({ refresh });
    expect((await keeper.renew()).accessToken).toBe('fresh');
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('takes the winner’s token when it arrives during the wait', async () => {
    const refresh = vi.fn(async () => Promise.reject(problem('already_refreshed')));
    const { keeper } = keeperWith({ refresh, pause: async () => keeper.keep(session('from the winner')) });
    keeper.keep(session('old', 0));
    expect((await keeper.renew()).accessToken).toBe('from the winner');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('gives up after a few lost races', async () => {
    const refresh = vi.fn(async () => Promise.reject(problem('already_refreshed')));
    const { keeper } = keeperWith({ refresh });
    await expect(keeper.renew()).rejects.toMatchObject({ code: 'already_refreshed' });
    expect(refresh).toHaveBeenCalledTimes(4);
  });

  it.each([problem('session_ended'), new TransportFailure('network')])('does not try again after %s', async (failure) => {
    const refresh = vi.fn(async () => Promise.reject(failure));
    const { keeper } = keeperWith({ refresh });
    await expect(keeper.renew()).rejects.toBe(failure);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('can be asked for anew after a failure', async () => {
    const refresh = vi
      .fn<() => Promise<SignedIn>>()
      .mockRejectedValueOnce(new TransportFailure('network'))
      .mockResolvedValue(session('fresh'));
    const { keeper } = keeperWith({ refresh });
    await expect(keeper.renew()).rejects.toThrow();
    expect((await keeper.renew()).accessToken).toBe('fresh');
  });
});

describe('when a token wants renewing', () => {
  it('is a minute before it ends', () => {
    let clock = now;
    const { keeper } = keeperWith({ now: () => clock });
    keeper.keep(session('token', 900_000));
    expect(keeper.isDue()).toBe(false);
    clock = now + 840_000;
    expect(keeper.isDue()).toBe(true);
  });

  it('is not at every call where the clock of the device runs hours ahead', () => {
    const { keeper } = keeperWith({ now: () => now + 7_200_000 });
    keeper.keep(session('token', 900_000));
    expect(keeper.isDue()).toBe(false);
  });
});
