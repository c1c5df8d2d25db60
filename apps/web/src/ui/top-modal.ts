import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

let dialogs: readonly HTMLElement[] = [];
const listeners = createListeners();

/** A modal makes everything outside of it inert: whatever must still be reached has to stand inside. Gives back how to end it. */
export function openedModal(dialog: HTMLElement): () => void {
  dialogs = [...dialogs, dialog];
  listeners.tell();
  return () => {
    dialogs = dialogs.filter((other) => other !== dialog);
    listeners.tell();
  };
}

/** The modal that was opened last; null while there is none. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
