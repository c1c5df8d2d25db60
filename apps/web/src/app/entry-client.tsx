import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { allowed, session } from '../session/session.ts';
import { keepInstallOffer } from '../ui/install-offer.ts';
import { BrowserNavigation } from '../ui/navigation/browser-navigation.tsx';
import { followTheme } from '../ui/theme.ts';
import { wantWholeStylesheet } from './lazy-page.ts';
import { prefetchOnTouch, reloadAfterDeploy } from './prefetch.ts';
import { entryOf, type RouteEntry } from './route-table.ts';
import { AppRoutes, partsOfServedPage, signedInArea } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const isPrerendered = root.firstElementChild !== null;
if (!isPrerendered) wantWholeStylesheet();
reloadAfterDeploy();
keepInstallOffer();
followTheme();
void session.restore();

const app = (
  <StrictMode>
    <BrowserNavigation>
      <AppRoutes />
    </BrowserNavigation>
  </StrictMode>
);

const entry = entryOf(location.pathname);
// An article is served as visitors read it; members read it inside the app, which is drawn in its place.
const isInside = entry.frame === 'app' || (entry.frame === 'article' && session.isExpected());
if (isInside) await comeInside(entry);
// In a transition React lets the browser in between, so that a touch meanwhile is handled.
if (isInside && (entry.frame === 'app' || entry.page.loaded())) startTransition(() => createRoot(root).render(app));
else {
  // The parts of the served page must be loaded before React hydrates it, or it would be drawn again.
  const isHere = await Promise.all(partsOfServedPage(entry).map((part) => part.preload())).then(
    () => true,
    () => false,
  );
  if (!isPrerendered) createRoot(root).render(app);
  else if (isHere) startTransition(() => void hydrateRoot(root, app));
  // Without network a page that was kept stays as it was served: it can be read.
  else addEventListener('online', () => location.reload());
}

wantWholeStylesheet();
prefetchOnTouch();

/** Until all is here to draw it at once, the shape of the app stands there as it was served. */
async function comeInside({ area, page }: RouteEntry): Promise<void> {
  if (!session.isExpected()) return await session.known();
  wantWholeStylesheet();
  // Fetched together with the session, not after it; the console only when it is known that it is for whoever asks.
  // Failures show when the page is drawn.
  const parts = Promise.all([signedInArea.preload(), area === 'staff' || page.preload()]);
  const asked = Promise.all([parts, allowed])
    .then(() => page.loaded()?.askAhead?.())
    .catch(() => {});
  await Promise.allSettled([session.known(), parts]);
  const patience = new Promise((resolve) => setTimeout(resolve, 600));
  if (session.state().status === 'signed-in') await Promise.race([asked, patience]);
}
