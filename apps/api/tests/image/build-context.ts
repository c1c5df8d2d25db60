import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { project } from './read-dockerfile.ts';

const rules = readFileSync(path.join(project, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => ({ isKept: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));

/** As Docker reads them: a star stands for names with a dot in front, too, and two of them with a slash for any folders or none. */
function patternOf(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** True when .dockerignore keeps this file from whoever builds. Of several rules the last one counts, and one for a folder holds for all below it. */
export function isLeftOut(file: string): boolean {
  const parts = file.split('/');
  const withFolders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return rules.reduce((isOut, { isKept, pattern }) => (withFolders.some((name) => pattern.test(name)) ? !isKept : isOut), false);
}

/** Copies what the line of a COPY names, as Docker does: of a folder its content, of a file the file. */
export function copy(sources: readonly string[], from: string, to: string, isWanted: (source: string) => boolean): void {
  for (const source of sources) {
    const at = path.join(from, source);
    const isInto = to.endsWith('/') || sources.length > 1;
    const target = statSync(at).isFile() && isInto ? path.join(to, path.basename(source)) : to;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(at, target, { recursive: true, verbatimSymlinks: true, filter: isWanted });
  }
}
