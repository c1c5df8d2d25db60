import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const chunk = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
});

const manifestShape = z.record(z.string(), chunk);

export type Manifest = z.infer<typeof manifestShape>;

export const entryKey = 'index.html';
export const stylesKey = 'src/app/styles.ts';

export function readManifest(dist: string): Manifest {
  return manifestShape.parse(JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')));
}

/** The built file of a source. */
export function fileNamed(manifest: Manifest, key: string): string {
  const found = manifest[key];
  if (!found) throw new Error(`The manifest has no “${key}”`);
  return found.file;
}

/** The script files a page needs before it can run: these chunks and everything they import, not what they may fetch later. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set(
    chunksOf(manifest, keys)
      .map(({ file }) => file)
      .filter((file) => file.endsWith('.js')),
  );
}

/** The stylesheets that come with them. */
export function stylesOf(manifest: Manifest, keys: readonly string[]): string[] {
  return chunksOf(manifest, keys).flatMap(({ css }) => css);
}

function chunksOf(manifest: Manifest, keys: readonly string[]): Manifest[string][] {
  const seen = new Map<string, Manifest[string]>();
  function visit(key: string): void {
    const found = manifest[key];
    if (!found) throw new Error(`The manifest has no “${key}”`);
    if (seen.has(key)) return;
    seen.set(key, found);
    for (const imported of found.imports) visit(imported);
  }
  for (const key of keys) visit(key);
  return [...seen.values()];
}

/** Files that import each other would run in an order that nobody wrote, and break where nobody looked. */
export function refuseCircles(manifest: Manifest): void {
  const left = new Set<string>();
  const entered = new Set<string>();
  function visit(key: string): void {
    if (left.has(key)) return;
    if (entered.has(key)) throw new Error(`The file of “${key}” imports itself by way of others: see build/code-splitting.ts`);
    entered.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
    left.add(key);
  }
  for (const key of Object.keys(manifest)) visit(key);
}

export function stylesheetOf(manifest: Manifest): string {
  const found = manifest[stylesKey];
  const file = found?.css[0] ?? found?.file;
  if (!file?.endsWith('.css')) throw new Error('The manifest names no stylesheet');
  return file;
}
