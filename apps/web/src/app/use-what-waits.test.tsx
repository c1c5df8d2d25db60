import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimsKey } from '../features/orders/model/proof/claims-key.ts';
import { useWhatWaits } from './use-what-waits.ts';

const news = vi.hoisted(() => ({ follow: vi.fn(() => () => {}) }));
vi.mock('../features/orders/model/proof/follow-claims.ts', () => ({ followClaims: news.follow }));

describe('the sender of waiting codes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.setItem(claimsKey('usr_1'), '[]');
  });
  afterEach(() => news.follow.mockClear());

  it.each([
    ['after a while', () => vi.advanceTimersByTimeAsync(20_000)],
    ['when somebody looks', async () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('is fetched %s when it could not be fetched at first, and once only', async (_, occasion) => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const queries = new QueryClient();
    renderHook(() => useWhatWaits('usr_1', queries));
    // It comes back without the browser saying so.
    line.mockReturnValue(true);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(news.follow).not.toHaveBeenCalled();
    await act(occasion);
    await act(() => vi.dynamicImportSettled());
    expect(news.follow).toHaveBeenCalledOnce();
  });
});
