type Page<T> = { readonly items: readonly T[]; readonly nextCursor: string | null };

/** Everything that is on the pages, read one after the other: each goes on where the last one ended. */
export async function allPages<T>(
  read: (on: { readonly cursor?: string }) => Promise<Page<T>>,
  between: () => Promise<unknown> = async () => undefined,
): Promise<T[]> {
  const all: T[] = [];
  let page = await read({});
  all.push(...page.items);
  while (page.nextCursor !== null) {
    await between();
    page = await read({ cursor: page.nextCursor });
    all.push(...page.items);
  }
  return all;
}
