import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackage } from './install-package.ts';

const known = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The checker of Prometheus’ rules: the one that PROMTOOL names, any that is installed, or one installed now. */
export function findPromtool(): string | undefined {
  const found = installedPromtool() ?? (installPackage('prometheus') ? installedPromtool() : undefined);
  if (!found)
    console.log(
      '  No promtool could be found or installed: the tests of the alerts are skipped. Name it with PROMTOOL=/path/to/it.',
    );
  return found;
}

export function installedPromtool(): string | undefined {
  const named = process.env.PROMTOOL;
  if (named) {
    if (!existsSync(named)) throw new Error(`PROMTOOL names ${named}, which is not there.`);
    return named;
  }
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(path.isAbsolute), ...known];
  return folders.map((folder) => path.join(folder, 'promtool')).find((file) => existsSync(file));
}
