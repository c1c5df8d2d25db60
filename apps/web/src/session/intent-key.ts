/** Apart from the schema, so that whoever came without an intent does not fetch it. */
export const intentKey = 'waybill.intent';

export function hasIntent(store: () => Storage): boolean {
  try {
    return store().getItem(intentKey) !== null;
  } catch {
    return false;
  }
}
