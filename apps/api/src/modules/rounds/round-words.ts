import type { ChangeCost } from '@waybill/contract/rounds/change-cost';
import type { LeftOutView } from '@waybill/contract/rounds/plan-rounds';
import type { CostView } from '@waybill/contract/rounds/round-view';
import type { RoundBreach } from '@waybill/contract/rounds/schedule-round';

type Named = { readonly trackingId: string };

/** “1 h 5 min” */
function minutesWords(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const kilometres = (metres: number) => `${Math.round(metres / 100) / 10} km`;

/** “18 minutes and 6.2 km more.” Less than half a minute and a tenth of a kilometre is nothing. */
export function costWords(seconds: number, metres: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  const way = Math.round(Math.abs(metres) / 100) * 100;
  if (minutes === 0 && way === 0) return 'It costs nothing.';
  const parts = [
    minutes > 0 ? `${minutesWords(minutes)} ${moreOrLess(seconds)}` : '',
    way > 0 ? `${kilometres(way)} ${moreOrLess(metres)}` : '',
  ];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}

const moreOrLess = (difference: number) => (difference > 0 ? 'more' : 'less');

/** What is wrong with a round, for whoever made it. */
export function faultWords({ kind, jobId, by }: RoundBreach, named: ReadonlyMap<string, Named>): string {
  const parcel = jobId === undefined ? 'A parcel' : (named.get(jobId)?.trackingId ?? 'A parcel');
  const late = minutesWords(Math.max(1, Math.ceil(by / 60)));
  switch (kind) {
    case 'closed':
      return `${parcel}: comes ${late} after the door closes.`;
    case 'later_than_promised':
      return `${parcel}: comes ${late} later than promised.`;
    case 'too_heavy':
      return `${figure(by)} kg more than the vehicle carries${jobId === undefined ? '' : `, with ${parcel}`}.`;
    case 'too_many_places':
      return `${Math.ceil(by)} more than fit in${jobId === undefined ? '' : `, with ${parcel}`}.`;
    case 'not_on_board':
      return `${parcel}: is brought before it is fetched.`;
    case 'never_dropped':
      return `${parcel}: is fetched and brought nowhere.`;
    case 'after_shift':
      return `Ends ${late} after the shift.`;
    case 'no_way':
      return `${parcel}: no way leads there.`;
  }
}

export function costViewOf(
  { addedSeconds, addedMetres, broken, mended }: ChangeCost,
  named: ReadonlyMap<string, Named>,
): CostView {
  return {
    addedMinutes: Math.round(addedSeconds / 60),
    addedMetres: Math.round(addedMetres),
    words: costWords(addedSeconds, addedMetres),
    broken: [...new Set(broken.map((breach) => faultWords(breach, named)))],
    mended: [...new Set(mended.map((breach) => faultWords(breach, named)))],
  };
}

const figure = (value: number) => String(Math.round(value * 10) / 10);

export function leftOutWords(reason: LeftOutView['reason'], kilograms: number): string {
  switch (reason) {
    case 'too_large':
      return `Nobody chosen carries ${figure(kilograms)} kg besides what they have.`;
    case 'no_way':
      return 'No way leads there by these vehicles.';
    case 'too_late':
      return 'It would be too late for its hours or for the shifts, even alone.';
    case 'no_vehicle_left':
      return 'It would fit alone, but not besides the others. Add a rider, or plan it later.';
    case 'has_rider':
      return 'Somebody has it already. Take it back first.';
    case 'not_to_fetch':
      return 'It is not waiting to be fetched any more.';
  }
}
