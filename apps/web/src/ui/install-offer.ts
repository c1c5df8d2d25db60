import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/** `offered`: the browser can be asked to prompt. `by-hand`: an iPhone, whose owner has to install it. */
export type InstallState = 'installed' | 'offered' | 'by-hand' | 'unknown';

let offer: Event | undefined;
const listeners = createListeners();

/** Catches the browser’s offer, which comes once and early, so that no bar of its own covers the page. */
export function keepInstallOffer(): void {
  const take = (event: Event) => {
    event.preventDefault();
    become(event);
  };
  addEventListener('beforeinstallprompt', take);
  addEventListener('appinstalled', () => become(undefined));
}

function become(next: Event | undefined): void {
  offer = next;
  listeners.tell();
}

function installState(): InstallState {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (offer) return 'offered';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'by-hand' : 'unknown';
}

export function useInstallState(): InstallState {
  return useSyncExternalStore(listeners.subscribe, installState, () => 'unknown');
}

/** Shows the browser’s own question. It can be asked once; after a no the browser offers it again by itself, some day. */
export async function install(): Promise<void> {
  const asked = offer;
  become(undefined);
  if (asked && 'prompt' in asked && typeof asked.prompt === 'function') await asked.prompt();
}
