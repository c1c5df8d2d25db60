import { useUiState } from '../../session/ui/ui-state.ts';
import { onDemand } from '../../ui/on-demand.tsx';

// A page that was served ready-made has only the styles of what stood on it: the banner brings the others.
const CookieBanner = onDemand(
  async () => (await Promise.all([import('./cookie-banner.tsx'), import('../styles.ts')]))[0].CookieBanner,
);
const VisitCounter = onDemand(async () => (await import('./visit-counter.tsx')).VisitCounter);

/** The banner comes after the page: what was served cannot know the answer, and most people have given one. Nothing that counts is even fetched before a yes. */
export function CookieQuestion() {
  const asking = useUiState((state) => state.cookieBannerShown);
  const allowed = useUiState((state) => state.cookiesAllowed);
  return (
    <>
      {asking ? <CookieBanner /> : null}
      {allowed ? <VisitCounter /> : null}
    </>
  );
}
