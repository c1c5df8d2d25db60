import { paths } from '../session/paths.ts';
import { useLocation } from '../ui/navigation/navigation.ts';
import { Redirect } from '../ui/navigation/redirect.tsx';
import { entryOf, notFound } from './route-table.ts';

/** The pages of the app are reachable below /dashboard too: it leads to each by its own address, with all it carried. */
export function BelowDashboard() {
  const { pathname, search, hash } = useLocation();
  const child = `/${pathname.slice(paths.dashboardPage.length).replace(/^\/+/, '')}`;
  const entry = entryOf(child);
  return entry.frame === 'app' && entry !== notFound ? <Redirect to={child + search + hash} /> : <notFound.page.Part />;
}
