import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One rule: files below `from` may not import files matched by `to`. The message says what to do instead. */
type Rule = { readonly from: RegExp; readonly to: RegExp; readonly except?: RegExp; readonly instead: string };

export const rules: readonly Rule[] = [
  {
    from: /^packages\/contract\/(?!.*\.test\.ts$)/,
    to: /^(?!packages\/contract\/|zod\/mini$)/,
    instead: 'The contract imports zod/mini and itself, nothing else.',
  },
  { from: /^packages\/client\//, to: /^apps\//, instead: 'The client knows the contract only.' },
  {
    from: /^apps\/api\/src\/platform\//,
    to: /^apps\/api\/src\/(modules|providers|app|main|context|config|demo|startup)/,
    instead: 'The platform knows no domain: pass what it needs as an argument.',
  },
  {
    from: /^apps\/api\/src\/modules\//,
    to: /^apps\/api\/src\/(app|main|context|config|demo|startup)/,
    instead: 'A module declares what it needs in its own context.ts; context.ts of the app provides it.',
  },
  {
    from: /^apps\/api\/src\/modules\//,
    to: /^apps\/api\/src\/providers\/[^/]+\/(?!port\.ts$|letter\.ts$)/,
    instead: 'Modules see ports; only context.ts sees vendors.',
  },
  {
    from: /^apps\/api\/src\/modules\/.*\/routes\//,
    to: /^postgres$/,
    instead: 'A route does not touch SQL: write a reader or writer in storage/.',
  },
  {
    from: /^apps\/web\/src\/ui\//,
    to: /^(apps\/web\/src\/(?!ui\/)|@waybill\/client)/,
    instead: 'ui/ has no domain words and does not fetch: pass it in as a prop.',
  },
  {
    from: /^apps\/web\/src\/features\//,
    to: /^apps\/web\/src\/(app|popups)\//,
    instead: 'Features do not know the app around them: pass it in as a prop.',
  },
  { from: /^apps\/web\/src\//, to: /^zod$/, instead: 'Import zod/mini: zod itself costs every visitor 15 kB.' },
  {
    from: /^(apps|packages)\/(?!.*(\.test\.|\/tests\/))/,
    to: /^(vitest|@playwright|fast-check)/,
    instead: 'Test tools stay in tests.',
  },
];

/** The complaints about one file, as sentences. */
export function checkImports(file: string, text: string): string[] {
  return importsOf(text).flatMap((specifier) => {
    const target = resolve(file, specifier);
    const broken = rules.filter((rule) => rule.from.test(file) && rule.to.test(target) && !rule.except?.test(target));
    return [...broken.map((rule) => rule.instead), ...crossings(file, target)].map(
      (instead) => `${file} imports ${specifier}. ${instead}`,
    );
  });
}

/** Modules and features reach each other through one door, or not at all. */
function crossings(file: string, target: string): string[] {
  const own = /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1];
  const other = /^apps\/api\/src\/modules\/([^/]+)\/(.+)/.exec(target);
  if (other && own !== other[1] && other[2] !== 'index.ts' && file.startsWith('apps/api/src/'))
    return [`Go through modules/${other[1]}/index.ts.`];
  if (own && other && own !== other[1] && !allowed[own]?.includes(other[1] ?? ''))
    return [`${own} may not depend on ${other[1]}: see ARCHITECTURE.md.`];
  const feature = /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
  const otherFeature = /^apps\/web\/src\/features\/([^/]+)\//.exec(target)?.[1];
  if (feature && otherFeature && feature !== otherFeature)
    return ['Features do not import each other: compose them in a route or popup.'];
  return [];
}

/** Which modules a module may use. No circles: read it from top to bottom. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  places: [],
  wallet: [],
  identity: [],
  files: [],
  visits: [],
  kyc: ['files'],
  users: ['identity', 'wallet', 'places', 'kyc', 'files'],
  timeline: ['identity', 'wallet', 'places', 'files', 'users'],
  orders: ['identity', 'wallet', 'places', 'files', 'users', 'timeline'],
  chat: ['identity', 'files', 'users', 'timeline', 'orders'],
  notifications: ['identity', 'wallet', 'kyc', 'users', 'timeline', 'orders', 'chat'],
  support: ['identity', 'users', 'chat'],
  ops: ['identity', 'wallet', 'kyc', 'files', 'users', 'timeline', 'orders', 'chat', 'support', 'visits'],
};

function importsOf(text: string): string[] {
  const statements =
    /^(?:import|export)\s(?:type\s)?[\w*{][^'";=]*?\sfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...text.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)) : specifier;
}

export function checkFile(file: string): string[] {
  return checkImports(file, readFileSync(file, 'utf8'));
}
