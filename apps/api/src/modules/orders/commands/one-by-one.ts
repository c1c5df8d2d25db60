/**
 * All there are, a page after the other and each by itself: one that cannot be done holds up nobody behind it, and fails
 * loudly at the end. A page begins after an id.
 */
export async function oneByOne(
  what: string,
  pageAfter: (id: string) => Promise<readonly string[]>,
  act: (id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let page = await pageAfter(''); page.length > 0; page = await pageAfter(page.at(-1) ?? ''))
    for (const id of page) await act(id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}

/** Both, and then what went wrong: neither waits until the other can be done. */
export async function oneAfterTheOther(...acts: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const act of acts) await act().catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '));
  if (failures.length > 0) throw failures[0];
}
