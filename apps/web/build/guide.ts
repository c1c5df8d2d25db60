import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:guide';

/** The code of the guide for developers, by the names of its files: the page shows what a test has run. */
export function guide(root: string): Plugin {
  const folder = path.join(root, 'guide');
  return {
    name: 'guide',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return undefined;
      const files = readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8').trimEnd()]);
      return { code: `export const snippets = ${JSON.stringify(Object.fromEntries(files))};`, moduleSideEffects: false };
    },
  };
}
