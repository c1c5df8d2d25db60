// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { install, keepInstallOffer, useInstallState } from './install-offer.ts';

function offered(prompt = vi.fn(async () => {})) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { event, prompt };
}

describe('the offer to install', () => {
  keepInstallOffer();
  afterEach(() => dispatchEvent(new Event('appinstalled')));

  it('waits for its owner instead of lying over the page, and is asked once', async () => {
    const { result } = renderHook(useInstallState);
    expect(result.current).toBe('unknown');
    const { event, prompt } = offered();
    expect(event.defaultPrevented).toBe(true);
    expect(result.current).toBe('offered');
    await act(install);
    expect(prompt).toHaveBeenCalledOnce();
    expect(result.current).toBe('unknown');
    await install();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('is gone when it was installed by other ways', () => {
    const { result } = renderHook(useInstallState);
    offered();
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(result.current).toBe('unknown');
  });

  it('is an instruction on an iPhone, and nothing where the app is installed', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
    expect(renderHook(useInstallState).result.current).toBe('by-hand');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(renderHook(useInstallState).result.current).toBe('installed');
  });
});
