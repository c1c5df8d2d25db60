import { afterEach, vi } from 'vitest';

declare global {
  interface Window {
    /** What only the window of the tests can do. */
    readonly happyDOM?: { setURL(address: string): void };
  }
}

const home = 'http://localhost:3000/';
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
  // A file that is saved is a link that is pressed, and this window follows it: to where there are no cookies and no paths.
  if (location.origin === 'null') window.happyDOM?.setURL(home);
});
