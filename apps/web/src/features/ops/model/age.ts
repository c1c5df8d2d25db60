/** Whole years on a day; both as days of the calendar, because nobody is born in a time zone. */
export function ageOn(dateOfBirth: string, day: Date): number {
  const [year = 0, month = 1, date = 1] = dateOfBirth.split('-').map(Number);
  const before = day.getMonth() + 1 < month || (day.getMonth() + 1 === month && day.getDate() < date);
  return day.getFullYear() - year - (before ? 1 : 0);
}
