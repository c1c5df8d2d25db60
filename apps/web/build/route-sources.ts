import { readFileSync } from 'node:fs';
import { paths } from '../src/session/paths.ts';

/** The source file of each page in front of the app, read from the route table; addresses as keys. */
export function entranceSources(): ReadonlyMap<string, string> {
  return sourcesIn(/\b(?:loggedOut|article)\(\s*paths\.(\w+),[\s\S]*?import\('\.\/(routes\/[^']+)'\)/g);
}

/** The same of the pages of the app that have a file of their own and are for everybody inside. */
export function insideSources(): ReadonlyMap<string, string> {
  return sourcesIn(/\bapp\(\s*paths\.(\w+),\s*'[^']*',\s*\(\)\s*=>\s*import\('\.\/(routes\/[^']+)'\)/g);
}

function sourcesIn(pattern: RegExp): ReadonlyMap<string, string> {
  const table = readFileSync(new URL('../src/app/route-table.ts', import.meta.url), 'utf8');
  const addresses = new Map<string, string>(Object.entries(paths));
  return new Map(
    [...table.matchAll(pattern)].map(([, name = '', source = '']) => {
      const address = addresses.get(name);
      if (!address) throw new Error(`The route table names paths.${name}, which does not exist`);
      return [address, `src/app/${source}`];
    }),
  );
}
