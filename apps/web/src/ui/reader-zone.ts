import { canonicalZone, homeZone, placeOfZone } from '@waybill/contract/time-zone';
import { here } from './calendar.ts';
import { chosenZone } from './chosen-zone.ts';

let known: string | undefined;

/** The reader’s time zone: the one they have chosen, or the device’s. */
export function readerZone(): string {
  return chosenZone() ?? deviceZone();
}

/** Asked for once: the browser's own formatters are slow to begin. */
export function deviceZone(): string {
  if (known === undefined) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Some phones do not know where they are.
    known = canonicalZone(timeZone ?? '') === undefined ? homeZone : timeZone;
  }
  return known;
}

/** Names the zone of the days shown: “Days are in Lagos time (GMT+1).” */
export function zoneWords(zone: string = readerZone(), at: Date = new Date()): string {
  const minutes = zone === homeZone ? 60 : here(at);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `Days are in ${placeOfZone(zone)} time (GMT${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${rest}`}).`;
}
