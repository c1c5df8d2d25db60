// Beside another window, one that shows counts for as long as somebody may still be reading what they last moved.
const readingMs = 3 * 60_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];
const changes = ['focus', 'blur'];

let touchedAt = Number.NEGATIVE_INFINITY;
const hearers = new Set<() => void>();

/** Whether somebody is looking: a window that merely shows, beside another or on a second screen, is no person. */
export function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && (document.hasFocus() || Date.now() - touchedAt < readingMs);
}

function tell(): void {
  for (const hear of hearers) hear();
}

function touched(): void {
  const was = isLookedAt();
  touchedAt = Date.now();
  if (!was && isLookedAt()) tell();
}

/** Hears when somebody begins to look, and when they may have stopped. */
export function followLooking(hear: () => void): () => void {
  if (hearers.size === 0) {
    for (const type of touches) addEventListener(type, touched, { passive: true });
    for (const type of changes) addEventListener(type, tell);
    document.addEventListener('visibilitychange', tell);
  }
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
    for (const type of touches) removeEventListener(type, touched);
    for (const type of changes) removeEventListener(type, tell);
    document.removeEventListener('visibilitychange', tell);
  };
}
