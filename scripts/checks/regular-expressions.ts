import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parseAst } from 'vite';

export type FoundExpression = { readonly at: string; readonly pattern: string; readonly flags: string };

/** Every regular expression that is written out in the program: API, contract, client, web app and service worker. */
export function findExpressions(): FoundExpression[] {
  const folders = ['apps/api/src', 'packages', 'apps/web/src', 'apps/web/public'];
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && existsSync(file))
    .flatMap(expressionsIn);
}

function expressionsIn(file: string): FoundExpression[] {
  const found: FoundExpression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as Pick<FoundExpression, 'pattern' | 'flags'>;
      found.push({ at: file, pattern, flags });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** So long that what takes the square of it would not be done today. */
const length = 200_000;
const over = (unit: string) => `${unit.repeat(Math.ceil(length / unit.length))}\u0001`;
const characters = [...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)), '\n', 'é'];

/**
 * The first of those texts that make a careless expression look at everything again from each of its places: one character,
 * or what the expression itself spells out, over and over, and then something that does not fit. Nothing when it is through all of them.
 */
export function stuckOn({ pattern, flags }: FoundExpression, patienceMs: number): string | undefined {
  // Without repetition it looks at no more than it spells out.
  if (!/[*+]|,\}/.test(pattern)) return undefined;
  const expression = new RegExp(pattern, flags);
  const spelled = pattern
    .replaceAll(/\\[sS]/g, ' ')
    .replaceAll(/\\[wdp]/g, '0')
    .replaceAll(/\\b|[\\^$*+?()[\]{}|]/g, '');
  const units = [...characters, spelled, `${spelled} `].filter((unit) => unit !== '');
  let at: string | undefined;
  const tryAll = () => {
    for (at of units) over(at).replace(expression, '');
    at = undefined;
  };
  ends(tryAll, patienceMs);
  return at;
}

/** Whether an act ends at all; one that does not is broken off. */
export function ends(act: () => unknown, patienceMs: number): boolean {
  try {
    runInNewContext('act()', { act }, { timeout: patienceMs });
    return true;
  } catch (error) {
    // The error belongs to the other context, and so is no Error of ours.
    const isBrokenOff =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (isBrokenOff) return false;
    throw error;
  }
}
