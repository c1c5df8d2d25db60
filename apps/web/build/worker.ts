import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderedPage } from '../src/app/entry-server.tsx';
import { paths } from '../src/session/paths.ts';
import { cachedFiles, uncachedArticles } from './cached-files.ts';
import type { Manifest } from './manifest.ts';
import { entranceSources } from './route-sources.ts';

const blank = /^const build = \{ version: ''.*\};$/m;

/** A name for everything a person could notice: the files by their names, pages and worker by what is in them. */
export function versionOf(dist: string, manifest: Manifest, pages: readonly PrerenderedPage[]): string {
  const hash = createHash('sha256');
  for (const name of ['index.html', 'sw.js']) hash.update(readFileSync(path.join(dist, name)));
  for (const { html } of pages) hash.update(html);
  for (const { file } of Object.values(manifest)) hash.update(file);
  return hash.digest('hex').slice(0, 12);
}

/** Tells the worker what was built: which files to keep, which addresses are pages, and under which name. */
export function writeWorker(dist: string, manifest: Manifest, version: string): void {
  const file = path.join(dist, 'sw.js');
  const template = readFileSync(file, 'utf8');
  if (!blank.test(template)) throw new Error('sw.js has no place for what was built');
  const loggedOut = [...entranceSources().keys()];
  const articles = [...entranceSources()].filter(([, source]) => uncachedArticles.includes(source)).map(([address]) => address);
  const inside = Object.values(paths).filter((address) => !loggedOut.includes(address));
  const build = { version, files: cachedFiles(manifest).map((cached) => `/${cached}`), loggedOut, articles, inside };
  writeFileSync(
    file,
    template.replace(blank, () => `const build = ${JSON.stringify(build)};`),
  );
}
