/** What is kept in a browser: what was typed, and the keys of requests with what they were about. Codes that wait stay: they are worth money. */
const kept = /^waybill\.(draft|request)\./;

/** Whoever signs out leaves nothing of what they wrote behind: names, phones and doors of other people among it. */
export function forgetKept(store: Storage): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const name of names) if (kept.test(name)) store.removeItem(name);
}
