const script = '/sw.js';
const hourMs = 3600_000;

/** Activates a new version now. At the next start it would come by itself. */
export type NewVersion = () => void;

/** Keeps the app itself in this browser, and says when a newer one is there. */
export async function followWorker(onNewVersion: (take: NewVersion) => void, signal: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register(script, { scope: '/' });
  if (signal.aborted) return;

  async function look(): Promise<void> {
    const { waiting } = registration;
    // Nobody is in its way the first time.
    if (!waiting || !workers.controller) return;
    const version = await versionOf(waiting);
    if (signal.aborted) return;
    // This page was served anew already: only the worker is behind.
    if (version === versionHere()) waiting.postMessage('take-over');
    else onNewVersion(() => takeOver(registration));
  }

  registration.addEventListener(
    'updatefound',
    () => registration.installing?.addEventListener('statechange', () => void look(), { signal }),
    { signal },
  );
  // Taken in another tab: this page is of the version before.
  const heldBefore = workers.controller;
  workers.addEventListener('controllerchange', () => heldBefore && void lookAtController(), { signal });
  async function lookAtController(): Promise<void> {
    const { controller } = workers;
    if (controller && (await versionOf(controller)) !== versionHere() && !signal.aborted) onNewVersion(() => location.reload());
  }

  await look();
  // A browser asks by itself when a page is opened; an installed app may stay open for days.
  const ask = () => void registration.update().catch(() => {});
  const timer = setInterval(ask, hourMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  } else location.reload();
}

function versionHere(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null;
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('which-version', [port2]);
  });
}
