import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

let layers: readonly string[] = [];
const listeners = createListeners();

function change(next: readonly string[]) {
  layers = next;
  listeners.tell();
}

/** Whether the component that asks was mounted last among all that ask. */
export function useTopLayer(): boolean {
  const id = useId();
  useLayoutEffect(() => {
    change([...layers, id]);
    return () => change(layers.filter((layer) => layer !== id));
  }, [id]);
  return useSyncExternalStore(
    listeners.subscribe,
    // The first to be drawn is taken for the top: otherwise it would be drawn twice.
    () => layers.length === 0 || layers.at(-1) === id,
    () => true,
  );
}
