import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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
void session.restore();

const entry = entryOf(location.pathname);
// What stands on the served page must be here before React takes it over, or it would be drawn again.
const served = Promise.all(partsOfServedPage(entry).map((part) => part.preload()));
if (entry.frame === 'app' && session.isExpected()) {
  // Fetched together with the session, not after it. Failures show when the page is drawn.
  wantWholeStylesheet();
  Promise.all([signedInArea.preload(), entry.page.preload()]).catch(() => {});
}
await served;

const app = (
  <StrictMode>
    <BrowserNavigation>
      <AppRoutes />
    </BrowserNavigation>
  </StrictMode>
);
if (isPrerendered) hydrateRoot(root, app);
else createRoot(root).render(app);

wantWholeStylesheet();
prefetchOnTouch();
