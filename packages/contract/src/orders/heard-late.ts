/** Without network a code waits on the phone; a few moments on the way are no news. */
const lateMs = 2 * 60_000;

export function isHeardLate({ at, heardAt }: { readonly at: string; readonly heardAt: string }): boolean {
  return Date.parse(heardAt) - Date.parse(at) > lateMs;
}
