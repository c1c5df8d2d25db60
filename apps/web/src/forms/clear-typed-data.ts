/** Names of drafts, and of request keys with their requests. Codes that wait to be sent stay: they are worth money. */
const typedData = /^waybill\.(draft|request)\./;

/** Leaves nothing that a person typed behind when they sign out: names, phones and doors of other people among it. */
export function clearTypedData(store: Storage): void {
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  for (const name of names) if (typedData.test(name)) store.removeItem(name);
}
