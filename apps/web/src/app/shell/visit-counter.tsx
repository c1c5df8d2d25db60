import { useEffect } from 'react';
import { countVisit } from '../../features/visits/api/count-visit.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { entryOf } from '../route-table.ts';

// A page that only redirects was not visited.
const stayedMs = 1000;

/** Stands only while visits may be counted. Unknown pages, redirects and the staff console do not count. */
export function VisitCounter() {
  const { path } = entryOf(useLocation().pathname);
  useEffect(() => {
    if (path.endsWith('*')) return;
    const stayed = setTimeout(() => countVisit(path), stayedMs);
    return () => clearTimeout(stayed);
  }, [path]);
  return null;
}
