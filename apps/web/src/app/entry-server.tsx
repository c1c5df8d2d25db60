import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '../session/paths.ts';
import { StaticNavigation } from '../ui/navigation/static-navigation.tsx';
import { pageDescriptions } from './page-descriptions.ts';
import { entryOf, routes } from './route-table.ts';
import { AppRoutes, partsOfServedPage } from './router.tsx';
import { structuredData } from './routes/welcome/structured-data.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

export type PrerenderedPage = {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** For search engines and for the preview of a link; pages without one are found by nobody. */
  readonly description?: string | undefined;
  /** JSON-LD, given the origin of the product. */
  readonly structuredData?: ((origin: string) => object) | undefined;
};

/** The pages that are served ready-made: all of the entrance, and what anybody may read. Everything else, `*`, begins as the shell. */
export async function prerenderPages(): Promise<readonly PrerenderedPage[]> {
  const entrance = routes.filter(({ frame }) => frame !== 'app').map(({ path }) => path);
  return await Promise.all([...entrance, '*'].map(prerender));
}

/** Of the pages inside, those whose heading says the same to everybody: the shell with that heading. */
export async function prerenderHeadings(): Promise<readonly PrerenderedPage[]> {
  const headed = await Promise.all(
    routes
      .filter(({ frame, area }) => frame === 'app' && area !== 'staff')
      .map(async ({ path, title, page }) => {
        await page.preload();
        const heading = page.loaded()?.heading;
        return heading ? [{ path, title: `${title} · Waybill`, html: renderToString(<ShellSkeleton heading={heading} />) }] : [];
      }),
  );
  return headed.flat();
}

async function prerender(path: string): Promise<PrerenderedPage> {
  if (path === '*') return { path, title: 'Waybill', html: renderToString(<ShellSkeleton />) };
  const entry = entryOf(path);
  await Promise.all(partsOfServedPage(entry).map((part) => part.preload()));
  const html = renderToString(
    <StrictMode>
      <StaticNavigation at={path}>
        <AppRoutes />
      </StaticNavigation>
    </StrictMode>,
  );
  return {
    path,
    title: `${entry.title} · Waybill`,
    html,
    description: pageDescriptions.get(entry.path),
    structuredData: entry.path === paths.welcome ? structuredData : undefined,
  };
}
