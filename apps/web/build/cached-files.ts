import { filesOf, type Manifest } from './manifest.ts';

/**
 * The files that an installed app does not cache for offline use. Map tiles are fetched only where they are
 * configured, and then by whoever follows a parcel; the drawn land is scenery under a route, which is drawn without it
 * just as well; the gallery is opened by developers, never by people who send parcels. Nobody signs up, opens a shared link or buys without a connection,
 * writes to support, comes back from a payment, or opens the unsubscribe link of an email.
 */
const fetchedWhenOpened = [
  'src/features/orders/components/tracking/tile-map.tsx',
  'src/features/places/components/route-land.tsx',
  'src/app/routes/buy.tsx',
  'src/app/routes/design-gallery.tsx',
  'src/app/routes/join.tsx',
  'src/features/sales/components/buy/come-back.tsx',
  'src/features/sales/components/buy/order-form.tsx',
  'src/features/sales/components/buy/purchase.tsx',
  'src/features/support/components/write-to-us.tsx',
  'src/features/support/model/open-widget.ts',
  'src/app/routes/paystack-success.tsx',
  'src/app/routes/shared.tsx',
  'src/app/routes/signup/business-rep.tsx',
  'src/app/routes/signup/creds.tsx',
  'src/app/routes/signup/dispatch-partner.tsx',
  'src/app/routes/signup/documents.tsx',
  'src/app/routes/signup/phone-verification.tsx',
  'src/app/routes/signup/security.tsx',
  'src/app/routes/signup/transaction-pin.tsx',
  'src/app/routes/signup/user-info.tsx',
  'src/app/routes/unsubscribe.tsx',
];

/** Articles are cached as the pages that are served, which need no script; see writeWorker. */
export const uncachedArticles = [
  'src/app/routes/articles/developers/developers.tsx',
  'src/app/routes/articles/help.tsx',
  'src/app/routes/articles/licences.tsx',
  'src/app/routes/articles/privacy.tsx',
  'src/app/routes/articles/terms.tsx',
  'src/app/routes/welcome.tsx',
];

const consoleSources = /^src\/.*\/ops\//;

/** The files that only the staff console needs: staff work with a connection, and nobody else downloads them. */
export function consoleFiles(manifest: Manifest): ReadonlySet<string> {
  const keys = Object.keys(manifest).filter((key) => consoleSources.test(key));
  if (keys.length === 0) return new Set();
  const others = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || manifest[key]?.isDynamicEntry);
  const elsewhere = withStyles(manifest, [...filesOf(manifest, without(others, keys))]);
  return new Set([...withStyles(manifest, [...filesOf(manifest, keys)])].filter((file) => !elsewhere.has(file)));
}

/** Every file that an installed app caches, from the list of what was built. */
export function cachedFiles(manifest: Manifest): string[] {
  const uncached = new Set([
    ...consoleFiles(manifest),
    ...[...fetchedWhenOpened, ...uncachedArticles].flatMap((source) => {
      const found = manifest[source];
      if (!found) throw new Error(`The manifest has no “${source}”`);
      return [found.file, ...found.css];
    }),
  ]);
  const all = new Set(Object.values(manifest).flatMap(({ file, css }) => [file, ...css]));
  return [...all].filter((file) => /\.(js|css|woff2|svg)$/.test(file) && !uncached.has(file)).sort();
}

function without(keys: readonly string[], others: readonly string[]): string[] {
  return keys.filter((key) => !others.includes(key));
}

function withStyles(manifest: Manifest, files: readonly string[]): ReadonlySet<string> {
  const chunks = Object.values(manifest).filter(({ file }) => files.includes(file));
  return new Set([...files, ...chunks.flatMap(({ css }) => css)]);
}
