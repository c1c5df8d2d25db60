const nameOfChoice = 'waybill.chosen';

/** In an address instead of the ids, where there are more of them than an address holds. */
export const keptInstead = 'kept';

/** Keeps what was chosen on one page for the next, in this tab. */
export function keepChoice(ids: readonly string[]): void {
  sessionStorage.setItem(nameOfChoice, ids.join(','));
}

/** What `chosen` of an address says is chosen. */
export function readChoice(chosen: string | null): string[] {
  const ids = chosen === keptInstead ? sessionStorage.getItem(nameOfChoice) : chosen;
  return (ids ?? '').split(',').filter((id) => id !== '');
}
