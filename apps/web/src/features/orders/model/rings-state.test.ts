import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rings, useRings } from './rings-state.ts';

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const ringing = () => useRings.getState().ringing.map(({ packageId }) => packageId);

describe('what rings', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => rings.clear());

  it('ends by itself when its time is over, without a word', () => {
    rings.start('pkg_1', fromNow(20));
    rings.start('pkg_2', fromNow(40));
    vi.advanceTimersByTime(20_000);
    expect(ringing()).toEqual(['pkg_2']);
    expect(useRings.getState().ended).toBeNull();
  });

  it('rings as long as a ring lasts when the clock of the phone cannot be right', () => {
    rings.start('ahead', fromNow(-3));
    rings.start('behind', fromNow(600));
    vi.advanceTimersByTime(59_000);
    expect(ringing()).toEqual(['ahead', 'behind']);
    expect(useRings.getState().ringing[0]?.until).toBe(fromNow(1));
    vi.advanceTimersByTime(1000);
    expect(ringing()).toEqual([]);
  });

  it('counts anew when it rings again', () => {
    rings.start('pkg_1', fromNow(20));
    rings.end('pkg_1', 'unanswered');
    vi.advanceTimersByTime(10_000);
    rings.start('pkg_1', fromNow(50));
    vi.advanceTimersByTime(49_000);
    expect(ringing()).toEqual(['pkg_1']);
  });

  it('is silent once nobody is there', () => {
    rings.start('pkg_1', fromNow(20));
    rings.end('pkg_1', 'taken');
    rings.start('pkg_2', fromNow(20));
    rings.clear();
    expect(useRings.getState()).toEqual({ ringing: [], ended: null });
  });
});
