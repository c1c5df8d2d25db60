/** Those who are told of something, each until they stop listening. */
export function createListeners<Told extends readonly unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell(...told: Told): void {
      for (const listener of listeners) listener(...told);
    },
    subscribe(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
