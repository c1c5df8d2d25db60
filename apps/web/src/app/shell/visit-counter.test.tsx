import { act, render } from '@testing-library/react';
import { countVisit } from '@waybill/contract/visits/count-visit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { BrowserNavigation } from '../../ui/navigation/browser-navigation.tsx';
import { type Navigate, useNavigate } from '../../ui/navigation/navigation.ts';
import { routes } from '../route-table.ts';
import { CookieQuestion } from './cookie-question.tsx';

const ask = vi.fn((_: string, __: RequestInit) => Promise.resolve(new Response(null, { status: 204 })));
let navigate: Navigate = () => {};

function Way() {
  navigate = useNavigate();
  return null;
}

async function open(address: string) {
  history.replaceState(null, '', address);
  render(
    <BrowserNavigation>
      <CookieQuestion />
      <Way />
    </BrowserNavigation>,
  );
  await stay();
}

/** Long enough for its code to come, and for a visit to be one. */
const stay = (ms = 1500) => act(() => vi.advanceTimersByTimeAsync(ms));
const go = (to: string) => act(async () => navigate(to));
const counted = () => ask.mock.calls.map(([, { body }]) => JSON.parse(String(body)).path);

describe('visits', () => {
  beforeEach(async () => {
    // Fetched before the clock stands still.
    await import('./visit-counter.tsx');
    vi.useFakeTimers();
    vi.stubGlobal('fetch', ask);
    ask.mockClear();
  });
  afterEach(() => useUiState.setState(useUiState.getInitialState()));

  it.each([
    ['unanswered', () => {}],
    ['answered with no', () => ui.answerCookies(false)],
  ])('are not counted while the question is %s', async (_, answer) => {
    answer();
    await open('/login');
    await go('/signup');
    await stay();
    expect(ask).not.toHaveBeenCalled();
  });

  it('are counted by the pattern of the page, once each, without anything that says whose', async () => {
    ui.answerCookies(true);
    await open('/timeline/post/1/pkg_01JCABCDEFGHJKMNPQRSTVWXYZ?q=private');
    await stay();
    await go('/orders?status=1');
    await stay(500);
    await go('/orders?status=2');
    await stay();
    expect(counted()).toEqual(['/timeline/post/:type/:id', '/orders']);
    expect(ask.mock.calls[0]).toEqual([
      '/api/visits',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"path":"/timeline/post/:type/:id"}',
        credentials: 'omit',
        keepalive: true,
      },
    ]);
  });

  it('are not counted where one is only sent on, on no page, nor in our own console', async () => {
    ui.answerCookies(true);
    await open('/orders');
    ask.mockClear();
    for (const passing of ['/wallet/ng', '/dashboard/timeline', '/ops/kyc', '/no/such/road']) await go(passing);
    await stay();
    expect(ask).not.toHaveBeenCalled();
  });

  it('stop in the moment somebody says no', async () => {
    ui.answerCookies(true);
    await open('/login');
    ask.mockClear();
    act(() => ui.answerCookies(false));
    await go('/signup');
    await stay();
    expect(ask).not.toHaveBeenCalled();
  });

  it('of every page have a shape that the server takes', () => {
    for (const { path } of routes.filter((entry) => !entry.path.endsWith('*')))
      expect(countVisit.body.safeParse({ path }).success, path).toBe(true);
  });
});
