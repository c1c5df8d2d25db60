import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = path.join(root, 'apps/web/dist/.built-from');
const sources = [
  'apps/web/src',
  'apps/web/build',
  'apps/web/guide',
  'apps/web/public',
  'apps/web/reference',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'packages',
  'package-lock.json',
];

/** What is made of sources, like the packed client, makes nothing here stale. */
const notSources: ReadonlySet<string> = new Set(['node_modules', 'dist']);

/** Builds the web app, unless what lies in dist was built from these very sources. */
export async function buildWebApp(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('  Building the web app…');
  const { code, output } = await build();
  if (code !== 0) {
    console.error(output);
    const isFull = /ENOSPC: no space left|EDQUOT/.test(output);
    console.error(
      `\n  ${isFull ? 'The disk is full. Free some space and start again.' : 'The web app could not be built; the reason is above.'}\n`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** Runs the build in a process of its own, which a signal to stop us stops, too. */
function build(): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['apps/web/build/build.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const stop = () => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, stop);
      resolve({ code, output });
    });
  });
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(path.join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(at: string): string[] {
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [at];
  return readdirSync(at)
    .filter((name) => !notSources.has(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(at, name)));
}
