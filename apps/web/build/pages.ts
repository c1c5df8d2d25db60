import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderedPage } from '../src/app/entry-server.tsx';
import { paths } from '../src/session/paths.ts';
import { criticalCss } from './critical-css.ts';
import { knownAddresses } from './known-addresses.ts';
import { entryKey, fileNamed, filesOf, type Manifest, stylesheetOf, stylesOf } from './manifest.ts';
import { entranceSources, insideSources } from './route-sources.ts';

export const shellAddress = '*';
const textFont = 'src/ui/fonts/inter-text.woff2';
const insideSource = 'src/app/signed-in-area.tsx';

/** `/signup/user-info` is kept in `signup.user-info.html`, `/track/:trackingId` in `track.trackingId.html`, everything without a page of its own in `shell.html`. */
export function fileOfPage(address: string): string {
  if (address === '/') return 'home.html';
  return address === shellAddress ? 'shell.html' : `${address.slice(1).replaceAll('/', '.').replaceAll(':', '')}.html`;
}

/** The scripts of a served page, up to the moment it answers to a touch. */
export function scriptsOfPage(manifest: Manifest, address: string): ReadonlySet<string> {
  if (address === shellAddress) return filesOf(manifest, [entryKey]);
  const source = entranceSources().get(address);
  if (!source) throw new Error(`${address} is prerendered but not in the route table`);
  return filesOf(manifest, [entryKey, source]);
}

type Built = {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly pages: readonly PrerenderedPage[];
  /** Pages of the app whose heading is known before anything else is. */
  readonly headings: readonly PrerenderedPage[];
  /** Stands in every page, so that it knows whether the worker has a newer one. */
  readonly version: string;
  /** Our own source text in each script file, by its name. */
  readonly sources: ReadonlyMap<string, string>;
};

/**
 * Writes every page with its scripts announced: those in front of the app with their own part of the stylesheet inside,
 * those of the app as the shell that all of them begin with.
 */
export function writePages({ dist, manifest, pages, headings, version, sources }: Built): void {
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8')
    .replace('<!--head-->', () => `<meta name="version" content="${version}"><!--head-->`)
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    // Pages are drawn without scripts: what they are drawn with goes first.
    .replace('<script type="module"', '$& fetchpriority="low"');
  const css = readFileSync(path.join(dist, stylesheetOf(manifest)), 'utf8');
  const sizeOf = (file: string) => statSync(path.join(dist, file)).size;
  // The largest first, which is mostly the entry itself: the others arrive beside it, not before it.
  const announce = (files: Iterable<string>) =>
    [...files]
      .sort((one, other) => sizeOf(other) - sizeOf(one))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('');
  // Known from the stylesheet only when it is read: text would be drawn twice on every visit.
  const font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${fileNamed(manifest, textFont)}">`;
  const write = (page: PrerenderedPage, style: string, files: Iterable<string>) =>
    writeFileSync(path.join(dist, fileOfPage(page.path)), fill(template, page, style + font + announce(files)));
  const sheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

  const inside: PrerenderedPage[] = [];
  for (const page of pages) {
    const files = [...scriptsOfPage(manifest, page.path)];
    refuseWhatThePolicyForbids(page);
    refuseMissingFiles(dist, page);
    if (page.path !== shellAddress) {
      const source = files.map((file) => sources.get(file) ?? '').join('\n');
      write(page, `<style>${criticalCss(css, page.html, source)}</style>`, files);
      continue;
    }
    // Signed-in pages need the whole stylesheet in a moment: to draw twice with two of them would take longer.
    write(page, sheet(stylesheetOf(manifest)), files);
    for (const [address, own] of insideSources()) {
      const keys = [entryKey, insideSource, own];
      const sheets = [stylesheetOf(manifest), ...stylesOf(manifest, keys)];
      const drawn = headings.find(({ path: headed }) => headed === address) ?? { ...page, path: address };
      refuseWhatThePolicyForbids(drawn);
      inside.push(drawn);
      write(drawn, sheets.map(sheet).join(''), filesOf(manifest, keys));
    }
  }
  const table = Object.fromEntries([
    ...knownAddresses().map((address) => [address, fileOfPage(shellAddress)]),
    ...[...pages, ...inside].map((page) => [page.path, fileOfPage(page.path)]),
    // The other address of the dashboard.
    [paths.dashboardPage, fileOfPage(paths.dashboard)],
  ]);
  writeFileSync(path.join(dist, 'pages.json'), `${JSON.stringify(table, null, 2)}\n`);
}

function fill(template: string, page: PrerenderedPage, head: string): string {
  // Functions, because a replacement text would read the dollar signs in styles and pages.
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => page.html);
}

/** The pages are drawn by a build of their own, which may name a file otherwise than the one that people get. */
function refuseMissingFiles(dist: string, { path: address, html }: PrerenderedPage): void {
  for (const [file] of html.matchAll(/\/assets\/[\w.-]+/g))
    if (!existsSync(path.join(dist, file))) throw new Error(`${address} is prerendered with ${file}, which was not built`);
}

function refuseWhatThePolicyForbids({ path: address, html }: PrerenderedPage): void {
  const [found] = html.match(/<script|<style|\sstyle="|\son[a-z]+="/i) ?? [];
  if (found) throw new Error(`${address} is prerendered with “${found.trim()}”, which the content security policy forbids`);
}
