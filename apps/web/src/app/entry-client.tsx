import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepInstallOffer } from '../ui/install-offer.ts';
import { BrowserNavigation } from '../ui/navigation/browser-navigation.tsx';
import { prefetchOnTouch, reloadAfterDeploy } from './prefetch.ts';
import { entryOf, wantWholeStylesheet } from './route-table.ts';
import { AppRoutes, partsOfServedPage, signedInArea } from './router.tsx';
import { session } from './session/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const isPrerendered = root.firstElementChild !== null;
if (!isPrerendered) wantWholeStylesheet();
reloadAfterDeploy();
keepInstallOffer();
void session.restore();

const entry = entryOf(location.pathname);
// What stands on the served page must be here before React takes it over, or it would be drawn again.
const served = Promise.all(partsOfServedPage(entry).map((part) => part.preload()));
if (entry.frame === 'app' && session.isExpected()) {
  // Fetched together with the session, not after it. Failures show when the page is drawn.
  wantWholeStylesheet();
  // The console comes only after it is known that it is for whoever asks.
  Promise.all([signedInArea.preload(), entry.area === 'staff' || entry.page.preload()]).catch(() => {});
}
const isHere = await served.then(
  () => true,
  () => false,
);

const app = (
  <StrictMode>
    <BrowserNavigation>
      <AppRoutes />
    </BrowserNavigation>
  </StrictMode>
);
if (!isPrerendered) createRoot(root).render(app);
else if (isHere) hydrateRoot(root, app);
// Without network a page that was kept stays as it was served: it can be read.
else addEventListener('online', () => location.reload());

wantWholeStylesheet();
prefetchOnTouch();
