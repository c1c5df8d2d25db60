/** Collects the few best of many, each once, the best first; equals in the order in which they came. */
export function createBestFew<T>(count: number) {
  const kept: { readonly item: T; readonly score: number }[] = [];
  return {
    add(item: T, score: number): void {
      const last = kept.at(-1);
      if (kept.length === count && last && score <= last.score) return;
      const before = kept.findIndex((one) => one.item === item);
      if (before >= 0) {
        if ((kept[before]?.score ?? 0) >= score) return;
        kept.splice(before, 1);
      }
      let at = kept.length;
      while (at > 0 && (kept[at - 1]?.score ?? 0) < score) at -= 1;
      kept.splice(at, 0, { item, score });
      if (kept.length > count) kept.pop();
    },
    list: (): T[] => kept.map(({ item }) => item),
  };
}
