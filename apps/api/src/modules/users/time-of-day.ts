import type { TimeOfDay } from '@waybill/contract/users/business';

/** PostgreSQL's `08:00:00` on the wire is hours, minutes and seconds. */
export function timeToText({ hours, minutes, seconds }: TimeOfDay): string {
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

export function textToTime(text: string): TimeOfDay {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return { hours, minutes, seconds };
}
