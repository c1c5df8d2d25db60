/** “8:00 am”: an hour of the day, whatever the day. */
export function formatClock({ hours, minutes }: { readonly hours: number; readonly minutes: number }): string {
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
