import { homeZone } from '@waybill/contract/time-zone';

/** Days of a business are those of Lagos, which knows no summer time. */
const offset = '+01:00';

export function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: homeZone }).format(at);
}

/** Rounds are worked out in seconds since midnight. */
export type DayClock = { readonly secondsOf: (at: Date) => number; readonly dateOf: (seconds: number) => Date };

export function clockOf(day: string): DayClock {
  const midnight = Date.parse(`${day}T00:00:00${offset}`);
  return {
    secondsOf: (at) => (at.getTime() - midnight) / 1000,
    dateOf: (seconds) => new Date(midnight + Math.round(seconds) * 1000),
  };
}
