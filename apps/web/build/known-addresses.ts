import { opsPaths } from '../src/features/ops/model/ops-paths.ts';
import { paths } from '../src/session/paths.ts';
import { entranceSources } from './route-sources.ts';

/** Where the worker fetches the bare shell. */
export const workerShell = '/shell';

/**
 * Every address at which there is a page, as patterns: those of the app and of its console, and what is inside of the app below
 * /dashboard, too. The server answers 404 to all others.
 */
export function knownAddresses(): readonly string[] {
  const own = [...Object.values(paths), ...Object.values(opsPaths)];
  const entrance = entranceSources();
  const inside = own.filter((address) => !entrance.has(address) && address !== paths.dashboard);
  return [...new Set([...own, ...inside.map((address) => paths.dashboardPage + address), workerShell])];
}
