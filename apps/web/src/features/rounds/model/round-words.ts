import type { DraftRoundView, RoundView } from '@waybill/contract/rounds/round-view';
import { dateWords, here } from '../../../ui/calendar.ts';
import { formatClock } from '../../../ui/format-clock.ts';

/** “9:40 am” */
export const clockOf = (at: string) => formatClock(dateWords(new Date(at), here));

const kilometres = (metres: number) => `${(metres / 1000).toFixed(metres < 10_000 ? 1 : 0)} km`;

export const parcelsWord = (count: number) => (count === 1 ? 'one parcel' : `${count} parcels`);
export const stopsWord = (count: number) => (count === 1 ? 'one stop' : `${count} stops`);

/** “12 parcels, 34 km, 9:00 am to 1:20 pm” */
export function gistOfDraft({ stops, metres, departsAt, endsAt }: DraftRoundView): string {
  const parcels = new Set(stops.map(({ orderId }) => orderId)).size;
  return `${parcelsWord(parcels)}, ${kilometres(metres)}, ${clockOf(departsAt)} to ${clockOf(endsAt)}`;
}

/** “3 of 24 stops done, back by 1:20 pm” */
export function gistOfRound({ stops, endsAt }: Pick<RoundView, 'stops' | 'endsAt'>): string {
  const made = stops.filter(({ state }) => state !== 'gone');
  const done = made.filter(({ state }) => state === 'done').length;
  if (done === made.length) return `All ${stopsWord(made.length)} done`;
  const end = endsAt ? `, over by ${clockOf(endsAt)}` : '';
  return `${done} of ${stopsWord(made.length)} done${end}`;
}
