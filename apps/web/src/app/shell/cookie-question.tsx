import { lazy, Suspense, useEffect, useState } from 'react';
import { useUiState } from '../state/ui-state.ts';

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }));

/** The banner comes after the page: what was served cannot know the answer, and most people have given one. */
export function CookieQuestion() {
  const asking = useUiState((state) => state.cookieBannerShown);
  const [arrived, setArrived] = useState(false);
  useEffect(() => setArrived(true), []);
  if (!asking || !arrived) return null;
  return (
    <Suspense fallback={null}>
      <CookieBanner />
    </Suspense>
  );
}
