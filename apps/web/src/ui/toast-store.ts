import { createListeners } from './listeners.ts';
export type ToastTone = 'error' | 'success' | 'info';

/** An action that a toast offers; `passed` is called when nobody took it. */
export type ToastAction = { label: string; act: () => void; passed?: () => void };

export type ToastEntry = { id: number; tone: ToastTone; title: string; text: string; action?: ToastAction };

const toastLimits = { onScreen: 10, lifetimeMs: 3000 } as const;

type Timer = { handle: ReturnType<typeof setTimeout> | null; startedAt: number; leftMs: number };

/** Toasts on screen, oldest first. While paused no time passes for any of them. */
export function createToastStore() {
  let entries: readonly ToastEntry[] = [];
  let nextId = 1;
  let paused = false;
  const timers = new Map<number, Timer>();
  const listeners = createListeners();

  function publish(next: readonly ToastEntry[]) {
    entries = next;
    listeners.tell();
  }

  function run(id: number, timer: Timer) {
    timer.startedAt = Date.now();
    timer.handle = setTimeout(() => dismiss(id), timer.leftMs);
  }

  function stop(timer: Timer) {
    if (timer.handle === null) return;
    clearTimeout(timer.handle);
    timer.handle = null;
    timer.leftMs = Math.max(0, timer.leftMs - (Date.now() - timer.startedAt));
  }

  function take(id: number): ToastEntry | undefined {
    const timer = timers.get(id);
    if (!timer) return undefined;
    stop(timer);
    timers.delete(id);
    const taken = entries.find((entry) => entry.id === id);
    publish(entries.filter((entry) => entry.id !== id));
    return taken;
  }

  function dismiss(id: number) {
    take(id)?.action?.passed?.();
  }

  function act(id: number) {
    take(id)?.action?.act();
  }

  function show(
    tone: ToastTone,
    title: string,
    text = '',
    lifetimeMs: number = toastLimits.lifetimeMs,
    action?: ToastAction,
  ): number {
    const oldest = entries[0];
    if (entries.length >= toastLimits.onScreen && oldest) dismiss(oldest.id);
    const id = nextId++;
    const timer: Timer = { handle: null, startedAt: Date.now(), leftMs: lifetimeMs };
    timers.set(id, timer);
    if (!paused) run(id, timer);
    publish([...entries, { id, tone, title, text, ...(action ? { action } : {}) }]);
    return id;
  }

  function pause() {
    if (paused) return;
    paused = true;
    for (const timer of timers.values()) stop(timer);
  }

  function resume() {
    if (!paused) return;
    paused = false;
    for (const [id, timer] of timers) run(id, timer);
  }

  return { show, dismiss, act, pause, resume, subscribe: listeners.subscribe, read: () => entries };
}
