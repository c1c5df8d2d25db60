/** Runs a task that nobody waits for when the browser is idle, and soon in any case. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idea of being idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}

export function idle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve);
  });
}
