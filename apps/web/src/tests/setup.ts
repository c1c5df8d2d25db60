import { afterEach, vi } from 'vitest';

const screen = 'document' in globalThis ? await import('@testing-library/react') : undefined;

// A look for something on the screen gives up after a second unless told otherwise: too soon on a busy machine.
screen?.configure({ asyncUtilTimeout: 30_000 });

// Files share a process (vitest.config.ts), but not what a module of ours keeps: toasts, receipts that wait, a drawer's state.
vi.resetModules();

// Every test begins in a browser as new: no test file has to remember this. What is drawn goes first, while its stand-ins are there.
afterEach(() => {
  screen?.cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!screen) return;
  localStorage.clear();
  sessionStorage.clear();
});
