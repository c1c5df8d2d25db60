import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod';

const packageFile = z.object({
  name: z.string(),
  version: z.optional(z.string()),
  license: z.optional(z.string()),
  homepage: z.optional(z.string()),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
});

export type Licence = {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** As its authors wrote it. */
  readonly text: string;
};

/** Everything that the app is made of and that others wrote: what it depends on, and what that depends on. */
export function collectLicences(root: string): readonly Licence[] {
  const found = new Map<string, Licence>();
  const seen = new Set<string>();

  function visit(folder: string): void {
    const { dependencies } = readPackage(folder);
    for (const name of Object.keys(dependencies)) {
      const at = folderOf(name, folder);
      if (seen.has(at)) continue;
      seen.add(at);
      // Our own packages are no third party; what they use is.
      if (!name.startsWith('@waybill/')) found.set(at, licenceOf(at));
      visit(at);
    }
  }

  visit(root);
  return [...found.values(), documentFont(root), textFont(root), referenceViewer(root)].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** The font of statements. Its licence is listed because the PDF files that people download embed it. */
function documentFont(root: string): Licence {
  const text = readFileSync(path.join(root, '../api/src/platform/pdf/fonts/OFL.txt'), 'utf8').trim();
  return { name: 'Noto Sans', version: '', licence: 'OFL-1.1', text };
}

/** The typeface of our text, which is cut from a package that nothing else needs. */
function textFont(root: string): Licence {
  const text = readFileSync(path.join(root, 'src/ui/fonts/OFL-inter.txt'), 'utf8').trim();
  return { name: 'Inter', version: '', licence: 'OFL-1.1', text };
}

/** What `/api/docs` is shown with. The app does not depend on it: it is served beside it. */
function referenceViewer(root: string): Licence {
  return licenceOf(folderOf('@scalar/fastify-api-reference', root));
}

function licenceOf(folder: string): Licence {
  const { name, version, license } = readPackage(folder);
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  if (!license || !file) throw new Error(`${name} says nothing about its licence: see build/licences.ts`);
  return { name, version: version ?? '', licence: license, text: readFileSync(path.join(folder, file), 'utf8').trim() };
}

function readPackage(folder: string) {
  return packageFile.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
}

/** As Node looks for it: beside whoever asks, then further up. */
function folderOf(name: string, asker: string): string {
  for (let folder = asker; ; folder = path.dirname(folder)) {
    const at = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(at, 'package.json'))) return at;
    if (folder === path.dirname(folder)) throw new Error(`${name} is not installed`);
  }
}

const name = 'virtual:licences';

/** Lets the app import what it is made of, as it is at this build. */
export function licences(root: string): Plugin {
  return {
    name: 'licences',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? { code: `export const licences = ${JSON.stringify(collectLicences(root))};`, moduleSideEffects: false }
        : undefined,
  };
}
