import type { QueryClient } from '@tanstack/react-query';

const paceMs = 1000;

/** The clients that asked within the last second, and whether they have to ask again. */
const paced = new WeakMap<QueryClient, { isDue: boolean }>();

/** Asks anew how much is new: at once, and once more a little later where more happened meanwhile. */
export function refreshUnseen(queries: QueryClient): void {
  const pace = paced.get(queries);
  if (pace) {
    pace.isDue = true;
    return;
  }
  void queries.invalidateQueries({ queryKey: ['unseen'] });
  const next = { isDue: false };
  paced.set(queries, next);
  setTimeout(() => {
    paced.delete(queries);
    if (next.isDue) refreshUnseen(queries);
  }, paceMs);
}
