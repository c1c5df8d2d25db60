import { describe, expect, it, vi } from 'vitest';
import { idle, whenIdle } from './when-idle.ts';

describe('whenIdle', () => {
  it.each(['with', 'without'])('runs a task in a browser %s requestIdleCallback', async (how) => {
    if (how === 'with') vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
    await idle();
  });

  it.each(['with', 'without'])('does not run a cancelled task, %s requestIdleCallback', async (how) => {
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
