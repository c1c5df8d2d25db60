import { readManifest } from '../../apps/web/build/manifest.ts';

/** The file that carries a page’s code. Files have no names, so only the build knows. */
export function codeOf(source: string): string {
  const entry = readManifest('apps/web/dist')[source];
  if (!entry) throw new Error(`The build knows no ${source}`);
  return entry.file;
}
