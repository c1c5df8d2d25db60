import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderedPage } from '../src/app/entry-server.tsx';
import { criticalCss } from './critical-css.ts';
import { entryKey, filesOf, type Manifest, stylesheetOf } from './manifest.ts';
import { entranceSources } from './route-sources.ts';

export const shellAddress = '*';
const shellSource = 'src/app/shell/shell-skeleton.tsx';

/** `/signup/user-info` is kept in `signup.user-info.html`, `/track/:trackingId` in `track.trackingId.html`, everything without a page of its own in `shell.html`. */
export function fileOfPage(address: string): string {
  return address === shellAddress ? 'shell.html' : `${address.slice(1).replaceAll('/', '.').replaceAll(':', '')}.html`;
}

/** The scripts of a served page, up to the moment it answers to a touch. */
export function scriptsOfPage(manifest: Manifest, address: string): ReadonlySet<string> {
  const source = address === shellAddress ? shellSource : entranceSources().get(address);
  if (!source) throw new Error(`${address} is prerendered but not in the route table`);
  return filesOf(manifest, [entryKey, source]);
}

type Built = {
  readonly dist: string;
  readonly manifest: Manifest;
  readonly pages: readonly PrerenderedPage[];
  /** Stands in every page, so that it knows whether the worker has a newer one. */
  readonly version: string;
  /** Our own source text in each script file, by its name. */
  readonly sources: ReadonlyMap<string, string>;
};

/** Writes every page with its own part of the stylesheet inside it and its scripts announced. */
export function writePages({ dist, manifest, pages, version, sources }: Built): void {
  const template = readFileSync(path.join(dist, 'index.html'), 'utf8').replace(
    '<!--head-->',
    () => `<meta name="version" content="${version}"><!--head-->`,
  );
  const css = readFileSync(path.join(dist, stylesheetOf(manifest)), 'utf8');
  for (const page of pages) {
    const files = [...scriptsOfPage(manifest, page.path)];
    const source = files.map((file) => sources.get(file) ?? '').join('\n');
    refuseWhatThePolicyForbids(page);
    refuseMissingFiles(dist, page);
    const html = fill(template, page, criticalCss(css, page.html, source), files);
    writeFileSync(path.join(dist, fileOfPage(page.path)), html);
  }
  const table = Object.fromEntries(pages.map((page) => [page.path, fileOfPage(page.path)]));
  writeFileSync(path.join(dist, 'pages.json'), `${JSON.stringify(table, null, 2)}\n`);
}

function fill(template: string, page: PrerenderedPage, style: string, files: readonly string[]): string {
  const announced = files
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  // Functions, because a replacement text would read the dollar signs in styles and pages.
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`)
    .replace('<!--head-->', () => `<style>${style}</style>${announced}`)
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
