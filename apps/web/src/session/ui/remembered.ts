const key = 'waybill.ui';

/** The state of the interface that this browser stores from visit to visit. */
export type Remembered = { balanceVisible: boolean; sidebarOpen: boolean; onboardingSeen: boolean };

/** Reads what is there and believes none of it: the storage may be closed, empty or from another version. */
export function readRemembered(storage: () => Storage): Partial<Remembered> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const known: Partial<Remembered> = {};
    for (const name of ['balanceVisible', 'sidebarOpen', 'onboardingSeen'] as const) {
      const value: unknown = Reflect.get(stored, name);
      if (typeof value === 'boolean') known[name] = value;
    }
    return known;
  } catch {
    return {};
  }
}

export function writeRemembered(storage: () => Storage, values: Remembered): void {
  try {
    storage().setItem(key, JSON.stringify(values));
  } catch {
    // A full or closed storage costs only the memory, not the click.
  }
}
