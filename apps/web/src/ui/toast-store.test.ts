import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('toasts', () => {
  let store = createToastStore();
  const titles = () => store.read().map((entry) => entry.title);

  beforeEach(() => {
    vi.useFakeTimers();
    store = createToastStore();
  });

  it('call an action’s passed() when nobody took it, and only then', () => {
    const asked = { label: 'Undo', act: vi.fn(), passed: vi.fn() };
    store.act(store.show('info', 'Taken down', '', 100, asked));
    vi.advanceTimersByTime(200);
    expect(asked.act).toHaveBeenCalledTimes(1);
    expect(asked.passed).not.toHaveBeenCalled();
    store.show('info', 'Taken down', '', 100, asked);
    vi.advanceTimersByTime(200);
    expect(asked.act).toHaveBeenCalledTimes(1);
    expect(asked.passed).toHaveBeenCalledTimes(1);
    expect(store.read()).toEqual([]);
  });

  it('stay for three seconds', () => {
    store.show('success', 'Saved');
    vi.advanceTimersByTime(2999);
    expect(titles()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('are at most ten on screen; the oldest makes room', () => {
    for (let n = 1; n <= 12; n++) store.show('info', `Toast ${n}`);
    expect(store.read()).toHaveLength(10);
    expect(titles()[0]).toBe('Toast 3');
    expect(titles()[9]).toBe('Toast 12');
  });

  it('wait while somebody reads, and then have the rest of their time', () => {
    store.show('error', 'No network');
    vi.advanceTimersByTime(2000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['No network']);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(titles()).toEqual(['No network']);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  it('wait as well when they arrive while somebody reads', () => {
    store.pause();
    store.show('info', 'Late');
    vi.advanceTimersByTime(10_000);
    expect(titles()).toEqual(['Late']);
    store.resume();
    vi.advanceTimersByTime(3000);
    expect(titles()).toEqual([]);
  });

  it('can be dismissed, and do not come back', () => {
    const id = store.show('info', 'Bye');
    store.dismiss(id);
    expect(titles()).toEqual([]);
    store.dismiss(id);
    vi.runAllTimers();
    expect(titles()).toEqual([]);
  });

  it('notify subscribers, until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.show('info', 'One');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.show('info', 'Two');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
