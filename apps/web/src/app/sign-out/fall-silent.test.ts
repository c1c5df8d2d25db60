// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rings, useRings } from '../../features/orders/model/rings-state.ts';
import { session } from '../../session/session.ts';
import type { SessionState } from '../../session/session-state.ts';
import { fallSilentAfterwards } from './fall-silent.ts';

const unsubscribe = vi.fn(async () => 'off');
vi.mock('../../features/users/model/push-subscription.ts', () => ({ unsubscribeFromPush: () => unsubscribe() }));

/** Another state of the session, sent to its listeners. */
function become(state: SessionState) {
  const subscribe = vi.spyOn(session, 'subscribe');
  const stop = fallSilentAfterwards();
  vi.spyOn(session, 'state').mockReturnValue(state);
  for (const [listener] of subscribe.mock.calls) listener();
  stop();
}

describe('after the session', () => {
  beforeEach(() => {
    unsubscribe.mockClear();
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } });
    rings.start('pkg_1', new Date(Date.now() + 30_000).toISOString());
  });
  afterEach(() => rings.clear());

  it.each([
    ['somebody signed out', { status: 'signed-out' }],
    ['it was ended from elsewhere', { status: 'signed-out', why: 'ended' }],
  ] as const)('nothing rings in this browser when %s', async (_, state) => {
    become(state);
    expect(useRings.getState().ringing).toEqual([]);
    await expect.poll(() => unsubscribe).toHaveBeenCalledOnce();
  });

  it('it stays subscribed when merely the network was away', async () => {
    become({ status: 'signed-out', why: 'unreachable' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});
