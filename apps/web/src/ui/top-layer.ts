import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

let layers: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the component that asks was mounted last among all that ask. */
export function useTopLayer(): boolean {
  const id = useId();
  useLayoutEffect(() => {
    change([...layers, id]);
    return () => change(layers.filter((layer) => layer !== id));
  }, [id]);
  return useSyncExternalStore(
    subscribe,
    // The first to be drawn is taken for the top: otherwise it would be drawn twice.
    () => layers.length === 0 || layers.at(-1) === id,
    () => true,
  );
}
