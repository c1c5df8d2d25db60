import { readFileSync } from 'node:fs';
import { readImports, resolveImport } from './read-imports.ts';

/** One rule: files below `from` may not import files matched by `to`. The message says what to do instead. */
type Rule = { readonly from: RegExp; readonly to: RegExp; readonly except?: RegExp; readonly instead: string };

const rules: readonly Rule[] = [
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
    from: /^apps\/api\/src\/(?!platform\/tracing\/open-telemetry\.ts$)/,
    to: /^@opentelemetry\//,
    instead: 'The SDK is loaded only where traces are exported: use platform/tracing/trace.ts.',
  },
  {
    from: /^apps\/api\/src\/modules\//,
    to: /^apps\/api\/src\/(app|main|context|config|demo|startup)/,
    instead: 'A module declares what it needs in its own context.ts; context.ts of the app provides it.',
  },
  {
    from: /^apps\/api\/src\/modules\//,
    to: /^apps\/api\/src\/providers\/[^/]+\/(?!port\.ts$|render-email\.ts$)/,
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
    from: /^apps\/web\/src\/forms\//,
    to: /^apps\/web\/src\/(session|features|app)\//,
    instead: 'forms/ knows no feature and nobody who is signed in: move the field into the feature that owns it.',
  },
  {
    from: /^apps\/web\/src\/session\//,
    to: /^apps\/web\/src\/(features|app)\//,
    instead: 'session/ stands below the features: move what it needs into session/, or what it does into app/.',
  },
  {
    from: /^apps\/web\/src\/features\//,
    to: /^apps\/web\/src\/app\//,
    instead: 'Features do not know the app around them: move what both need into session/.',
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
  return readImports(text).flatMap(({ specifier }) => {
    const target = resolveImport(file, specifier);
    const broken = rules.filter((rule) => rule.from.test(file) && rule.to.test(target) && !rule.except?.test(target));
    return [...broken.map((rule) => rule.instead), ...crossings(file, target)].map(
      (instead) => `${file} imports ${specifier}. ${instead}`,
    );
  });
}

/** The modules of the API and the features of the web app reach each other through one door, and only as a table lists it. */
function crossings(file: string, target: string): string[] {
  return rooms.flatMap(({ folder, guards, allowed, instead }) => {
    const own = nameBelow(folder, file);
    const other = nameBelow(folder, target);
    if (!other || own === other || !file.startsWith(guards)) return [];
    // What a test stands on is shared by file: no door shows it to the product.
    const isForTests = target.startsWith(`${folder}${other}/tests/`) && /\.test\.tsx?$|\/tests\//.test(file);
    if (target !== `${folder}${other}/index.ts` && !isForTests) return [`Go through ${folder}${other}/index.ts.`];
    if (own && !allowed[own]?.includes(other)) return [`${own} may not depend on ${other}: ${instead}`];
    return [];
  });
}

function nameBelow(folder: string, file: string): string | undefined {
  return file.startsWith(folder) ? file.slice(folder.length).split('/')[0] : undefined;
}

type Table = Readonly<Record<string, readonly string[]>>;

/** Which modules a module of the API may use. No circles: read it from top to bottom. */
const modules: Table = {
  places: [],
  wallet: [],
  identity: [],
  files: [],
  visits: [],
  fleet: ['wallet', 'files'],
  kyc: ['files'],
  users: ['identity', 'wallet', 'places', 'kyc', 'files'],
  prices: ['wallet', 'users'],
  earnings: ['wallet'],
  timeline: ['identity', 'wallet', 'places', 'files', 'users', 'prices'],
  receivers: ['identity', 'wallet', 'places', 'timeline'],
  orders: ['identity', 'wallet', 'places', 'files', 'users', 'prices', 'earnings', 'timeline', 'fleet', 'receivers'],
  businesses: ['identity', 'wallet', 'orders', 'fleet'],
  imports: ['identity', 'wallet', 'places', 'timeline'],
  tracking: ['identity', 'files', 'orders'],
  collections: ['timeline', 'orders'],
  board: ['timeline', 'fleet', 'orders'],
  rounds: ['timeline', 'fleet', 'orders'],
  developers: ['identity', 'wallet'],
  sales: ['identity', 'wallet', 'places', 'files', 'users', 'timeline', 'orders'],
  chat: ['identity', 'files', 'users', 'timeline', 'orders', 'sales'],
  notifications: [
    ...[
      'identity',
      'wallet',
      'fleet',
      'kyc',
      'users',
      'timeline',
      'orders',
      'businesses',
      'collections',
      'rounds',
      'sales',
      'chat',
    ],
  ],
  support: ['identity', 'users', 'chat'],
  search: ['timeline'],
  webhooks: ['identity', 'wallet', 'timeline', 'orders', 'sales'],
  simulation: ['wallet', 'timeline', 'orders', 'sales'],
  ops: ['identity', 'wallet', 'kyc', 'files', 'users', 'timeline', 'orders', 'sales', 'chat', 'support', 'visits'],
};

const base = ['files', 'places', 'identity', 'wallet', 'kyc'];

/** Which features a feature of the web app may use: the base, and of the others what is listed. No circles: read it from top to bottom. */
const features: Table = {
  files: [],
  places: [],
  identity: ['places'],
  wallet: ['identity'],
  kyc: ['wallet'],
  prices: ['wallet'],
  developers: ['identity', 'wallet'],
  earnings: [],
  visits: [],
  search: [],
  support: base,
  notifications: base,
  tracking: base,
  receivers: base,
  imports: ['places', 'wallet', 'receivers'],
  businesses: base,
  users: base,
  fleet: [...base, 'businesses'],
  orders: [...base, 'prices', 'users', 'businesses'],
  board: [...base, 'orders'],
  collections: [...base, 'orders'],
  rounds: [...base, 'orders', 'businesses', 'fleet'],
  timeline: [...base, 'prices', 'orders', 'receivers'],
  sales: [...base, 'orders', 'receivers', 'timeline'],
  chat: [...base, 'users', 'notifications'],
  ops: base,
};

/** `guards` are the callers that have to use the doors: the pages of the web app fetch screens and popups by file. */
export const rooms = [
  {
    folder: 'apps/api/src/modules/',
    guards: 'apps/api/src/',
    allowed: modules,
    instead: 'publish an event, or let context.ts wire the two. The table is in scripts/checks/import-directions.ts.',
  },
  {
    folder: 'apps/web/src/features/',
    guards: 'apps/web/src/features/',
    allowed: features,
    instead:
      'move what both need into a feature below them, or let app/ compose the two. The table is in scripts/checks/import-directions.ts.',
  },
];

export function checkFile(file: string): string[] {
  return checkImports(file, readFileSync(file, 'utf8'));
}
