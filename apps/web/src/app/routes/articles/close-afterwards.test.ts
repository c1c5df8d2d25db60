// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../session/session-state.ts';
import { useUiState } from '../../../session/ui/ui-state.ts';
import { ada } from '../../../tests/own-user.ts';
import { closeAfterwards } from './close-afterwards.ts';

const here = vi.hoisted(() => ({ state: {} as unknown, listeners: new Set<() => void>() }));
vi.mock('../../../session/session.ts', () => ({
  session: {
    state: () => here.state,
    subscribe: (listener: () => void) => {
      here.listeners.add(listener);
      return () => here.listeners.delete(listener);
    },
  },
}));

function become(state: SessionState) {
  here.state = state;
  for (const listener of [...here.listeners]) listener();
}
const adaIn: SessionState = { status: 'signed-in', sessionId: 'ses_1', user: ada };

describe('the chat of another company on the page', () => {
  const close = vi.fn();
  beforeEach(() => {
    close.mockReset();
    become(adaIn);
    useUiState.setState({ cookiesAllowed: true });
    closeAfterwards(close);
  });

  it.each<[string, () => void]>([
    ['its person leaves', () => become({ status: 'signed-out' })],
    ['the session ends', () => become({ status: 'signed-out', why: 'ended' })],
    ['it is somebody else', () => become({ ...adaIn, user: { ...ada, id: 'usr_chidi' } })],
    ['cookies are not welcome any more', () => useUiState.setState({ cookiesAllowed: false })],
  ])('is closed once when %s', (_, happens) => {
    happens();
    become({ status: 'signed-out' });
    expect(close).toHaveBeenCalledOnce();
  });

  it.each<[string, () => void]>([
    ['the network is away', () => become({ status: 'signed-out', why: 'unreachable' })],
    ['the same person is told anew', () => become({ ...adaIn, user: { ...ada, city: 'Ibadan' } })],
    ['something else on the page changes', () => useUiState.setState({ sidebarOpen: false })],
  ])('stays when %s', (_, happens) => {
    happens();
    expect(close).not.toHaveBeenCalled();
  });
});
