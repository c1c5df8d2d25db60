const timeInLagos = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', hour: '2-digit', minute: '2-digit' });
const dayInLagos = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', day: 'numeric', month: 'long' });

/** “10:20” today, else “18 November, 10:20”. */
export function momentWords(at: Date, now = new Date()): string {
  const [day, time] = [dayInLagos.format(at), timeInLagos.format(at)];
  return day === dayInLagos.format(now) ? time : `${day}, ${time}`;
}
