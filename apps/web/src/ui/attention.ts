// Beside another window, a visible one counts for as long as a person may still be reading what they last moved.
const readingMs = 3 * 60_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];
const changes = ['focus', 'blur'];

let touchedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** Whether a person is looking: a window that merely shows, beside another or on a second screen, does not count. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && (document.hasFocus() || Date.now() - touchedAt < readingMs);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function touched(): void {
  const was = isLookedAt();
  touchedAt = Date.now();
  if (!was && isLookedAt()) notify();
}

/** Calls back when a person begins to look, and when they may have stopped. */
export function followLooking(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const type of touches) addEventListener(type, touched, { passive: true });
    for (const type of changes) addEventListener(type, notify);
    document.addEventListener('visibilitychange', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const type of touches) removeEventListener(type, touched);
    for (const type of changes) removeEventListener(type, notify);
    document.removeEventListener('visibilitychange', notify);
  };
}
