/** Without network a code waits on the phone; a few moments on the way do not count. */
const lateMs = 2 * 60_000;

export function isReceivedLate({ at, heardAt }: { readonly at: string; readonly heardAt: string }): boolean {
  return Date.parse(heardAt) - Date.parse(at) > lateMs;
}
