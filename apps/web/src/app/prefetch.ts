import { entryOf } from './route-table.ts';

/** Fetches a page’s code when a finger or pointer touches a link to it, some 100 ms before the click. */
export function prefetchOnTouch(): void {
  function prefetch(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target === '_blank') return;
    // Whether it worked shows when the link is followed.
    entryOf(link.pathname)
      .page.preload()
      .catch(() => {});
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, prefetch, { passive: true });
}

const reloadedKey = 'waybill.reloaded-at';

/** After a deployment the old page asks for files that are gone: load the new page, but never in a circle. */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < 60_000 || !navigator.onLine) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    location.reload();
  });
}
