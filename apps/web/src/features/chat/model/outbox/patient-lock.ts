const lookMs = 15_000;
// In a tab that nobody sees a timer may run once a minute only, and that is no sleep.
const patienceMs = 120_000;

/**
 * One tab at a time. Whoever holds the lock gives signs of life; a tab in sight that gets none for too long takes it away
 * from one that the browser has put to sleep. Who has lost it learns so from the signal when it wakes, and by the failure.
 */
export async function withPatientLock(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
  const lost = new AbortController();
  // Locks exist on secure origins only; without them the id of each message keeps it from being there twice.
  if (!('locks' in navigator) || navigator.locks === null) return work(lost.signal);
  const impatient = new AbortController();
  const channel = new BroadcastChannel(`${name}.signs`);
  let isMine = false;
  let silentLooks = 0;
  channel.onmessage = () => {
    silentLooks = 0;
  };
  const looking = setInterval(() => {
    if (isMine) return channel.postMessage('alive');
    // Only looks while visible count: a tab that was asleep itself has received nothing.
    if (document.visibilityState === 'visible') silentLooks += 1;
    if (silentLooks * lookMs > patienceMs) impatient.abort();
  }, lookMs);
  const hold = () => {
    isMine = true;
    return work(lost.signal);
  };
  try {
    await navigator.locks.request(name, { signal: impatient.signal }, hold).catch((failure: unknown) => {
      if (isMine || !impatient.signal.aborted) throw failure;
      return navigator.locks.request(name, { steal: true }, hold);
    });
  } finally {
    lost.abort();
    clearInterval(looking);
    channel.close();
  }
}
