import type { RoundStopKind, StopHours } from '@waybill/contract/rounds/round-input';

/** The times of one door as people type them, like `14:30` in Lagos; empty where there are none. */
type DoorTimes = { readonly opens: string; readonly closes: string; readonly promised: string };

/** Of a parcel: where it is fetched, and where it is brought. */
export type ParcelTimes = Readonly<Record<RoundStopKind, DoorTimes>>;

const always: DoorTimes = { opens: '', closes: '', promised: '' };
export const anyTime: ParcelTimes = { pickup: always, 'drop-off': always };

const doors = ['pickup', 'drop-off'] as const;

/** What is wrong with them, by the names of their fields. */
export function mistakesIn(times: ParcelTimes): ReadonlyMap<string, string> {
  const mistakes = new Map<string, string>();
  for (const door of doors) {
    const { opens, closes, promised } = times[door];
    if (opens && closes && closes <= opens) mistakes.set(`${door} closes`, 'Please enter a time after it opens');
    else if (opens && promised && promised < opens) mistakes.set(`${door} promised`, 'It is not open yet then');
  }
  return mistakes;
}

/** As the plan is asked with them, on that day. */
export function stopHoursOf(day: string, times: ReadonlyMap<string, ParcelTimes>, orderIds: readonly string[]): StopHours[] {
  const at = (time: string) => new Date(`${day}T${time}:00+01:00`).toISOString();
  return orderIds.flatMap((orderId) =>
    doors.flatMap((kind) => {
      const { opens, closes, promised } = times.get(orderId)?.[kind] ?? always;
      if (!(opens || closes || promised)) return [];
      return {
        ...{ orderId, kind },
        ...(opens ? { opensAt: at(opens) } : {}),
        ...(closes ? { closesAt: at(closes) } : {}),
        ...(promised ? { promisedBy: at(promised) } : {}),
      };
    }),
  );
}

/** “Fetch 09:00 to 12:00 · bring by 14:30”; empty where any time will do. */
export function timesInWords({ pickup, 'drop-off': dropOff }: ParcelTimes): string {
  const [fetch, bring] = [doorInWords(pickup), doorInWords(dropOff)];
  return [fetch && `Fetch ${fetch}`, bring && `${fetch ? 'bring' : 'Bring'} ${bring}`].filter(Boolean).join(' · ');
}

function doorInWords({ opens, closes, promised }: DoorTimes): string {
  const open = opens && closes ? `${opens} to ${closes}` : opens ? `from ${opens}` : closes ? `until ${closes}` : '';
  return [open, promised && `by ${promised}`].filter(Boolean).join(', ');
}
