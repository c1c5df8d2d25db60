import { afterEach, describe, expect, it, vi } from 'vitest';
import { idle, whenIdle } from './when-idle.ts';

describe('what nobody waits for', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['with', 'without'])('is done in a browser %s an idea of being idle', async (how) => {
    if (how === 'with') vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
    await idle();
  });

  it.each(['with', 'without'])('is not done once it is called off, %s that idea', async (how) => {
    if (how === 'with') {
      vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
      vi.stubGlobal('cancelIdleCallback', clearTimeout);
    }
    const work = vi.fn();
    whenIdle(work)();
    await idle();
    expect(work).not.toHaveBeenCalled();
  });
});
