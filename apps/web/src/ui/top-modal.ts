import { useSyncExternalStore } from 'react';

let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A modal makes everything outside of it inert: whatever must still be reached has to stand inside. Gives back how to end it. */
export function openedModal(dialog: HTMLElement): () => void {
  dialogs = [...dialogs, dialog];
  notify();
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    notify();
  };
}

/** The modal that was opened last; null while there is none. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
