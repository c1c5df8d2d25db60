/** The person whose data this browser caches for a start without network. Without it nothing of the cache is shown to anybody. */
export const cacheOwnerKey = 'waybill.kept-for';
export const cacheDatabaseName = 'waybill.kept';

/** Deletes the cache at once, unless it is of this person. */
export function clearCache(exceptOf?: string): void {
  try {
    if (exceptOf && localStorage.getItem(cacheOwnerKey) === exceptOf) return;
    localStorage.removeItem(cacheOwnerKey);
    indexedDB.deleteDatabase(cacheDatabaseName);
  } catch {
    // A browser without a store has cached nothing.
  }
}
