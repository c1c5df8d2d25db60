/** The address’s query with another filter in it; whatever else it says stays. */
export function withFilterIn<Filter extends object>(
  search: string,
  names: readonly (keyof Filter & string)[],
  filter: Filter,
): string {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = filter[name];
    if (value === undefined) query.delete(name);
    else query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** A day of the calendar that there is. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
