const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Africa/Lagos',
});

/** “Sat 14 Nov, 9:40 am”, for what is read by whoever has no page of ours open. */
export function momentInLagos(at: Date): string {
  return format.format(at).replace(/^(\w+),/, '$1');
}
