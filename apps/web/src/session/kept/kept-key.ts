/** Says for whom this browser keeps what they have seen. Without it nothing that is kept is shown to anybody. */
export const keptKey = 'waybill.kept-for';
export const keptName = 'waybill.kept';

/** Forgets what is kept, at once; of this person it may stay. */
export function forgetKept(exceptOf?: string): void {
  try {
    if (exceptOf && localStorage.getItem(keptKey) === exceptOf) return;
    localStorage.removeItem(keptKey);
    indexedDB.deleteDatabase(keptName);
  } catch {
    // A browser without a store has kept nothing.
  }
}
