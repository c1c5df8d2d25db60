import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '../ui/navigation/static-navigation.tsx';
import { entryOf, routes } from './route-table.ts';
import { AppRoutes, partsOfServedPage } from './router.tsx';

export type PrerenderedPage = { readonly path: string; readonly title: string; readonly html: string };

/** The pages that are served ready-made: all of the entrance, and what anybody may read. Everything else, `*`, begins as the shell. */
export async function prerenderPages(): Promise<readonly PrerenderedPage[]> {
  const entrance = routes.filter(({ frame }) => frame !== 'app').map(({ path }) => path);
  return await Promise.all([...entrance, '*'].map(prerender));
}

async function prerender(path: string): Promise<PrerenderedPage> {
  const location = path === '*' ? '/' : path;
  const entry = entryOf(location);
  await Promise.all(partsOfServedPage(entry).map((part) => part.preload()));
  const html = renderToString(
    <StrictMode>
      <StaticNavigation at={location}>
        <AppRoutes />
      </StaticNavigation>
    </StrictMode>,
  );
  return { path, title: path === '*' ? 'Waybill' : `${entry.title} · Waybill`, html };
}
