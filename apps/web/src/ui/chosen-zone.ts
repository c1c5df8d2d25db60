const key = 'waybill.zone';

type ChosenZone = { readonly name: string; readonly offset: (at: Date) => number };

let chosen: ChosenZone | undefined;
if (typeof localStorage !== 'undefined') chosen = zoneOf(stored());

/**
 * Shows days and hours in the time of a zone, whatever the device’s own is; with null, in that of the device. The device keeps the name:
 * the first data of a page is asked for before it is known who looks.
 */
export function chooseZone(name: string | null): void {
  if (name === (chosen?.name ?? null)) return;
  chosen = zoneOf(name);
  try {
    if (chosen) localStorage.setItem(key, chosen.name);
    else localStorage.removeItem(key);
  } catch {
    // Without a store it holds for this visit.
  }
}

export function chosenZone(): string | undefined {
  return chosen?.name;
}

/** Minutes by which the clocks of the chosen zone are ahead of Greenwich; nothing where the device’s own count. */
export function chosenOffset(at: Date): number | undefined {
  return chosen?.offset(at);
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Nothing for a zone that this browser does not know. */
function zoneOf(name: string | null): ChosenZone | undefined {
  if (name === null) return undefined;
  try {
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    return { name, offset: (at) => offsetBy(clock, at) };
  } catch {
    return undefined;
  }
}

const minuteMs = 60_000;

function offsetBy(clock: Intl.DateTimeFormat, at: Date): number {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at.getTime() / minuteMs) * minuteMs) / minuteMs);
}
