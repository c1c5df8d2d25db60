import { execFile } from 'node:child_process';
import { productSettings } from './product.ts';
import type { Scene } from './scene.ts';

export type Proof = { readonly isRight: boolean; readonly head: string; readonly words: string };

/** `npm run ops -- prove-books`, as operators run it; with the head of an earlier moment also whether that is still there. */
export function proveBooks(scene: Scene, databaseUrl: string, head?: string): Promise<Proof> {
  const args = ['scripts/ops.ts', 'prove-books', ...(head ? ['--head', head] : [])];
  const env = { ...process.env, ...productSettings(scene, databaseUrl) };
  return new Promise((resolve) =>
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      const isRight = !error && stdout.includes('The books are right.');
      if (!isRight) console.error(stdout + stderr);
      const words = stdout.trim().split('\n').at(-1) ?? '';
      resolve({ isRight, head: /Keep this outside the database: (\S+)/.exec(stdout)?.[1] ?? '', words });
    }),
  );
}
