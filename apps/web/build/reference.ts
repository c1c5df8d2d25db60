import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import apiReference from '@scalar/fastify-api-reference';
import fastify from 'fastify';
import { transformWithOxc } from 'vite';

/**
 * Lays the viewer of `/api/docs` beside the app: files with a hash in their names, and `reference.json` with the names. The app knows
 * nothing of it. The viewer is the one file in which its makers ship it; their plugin is the only door that leads to it.
 */
export async function writeReference(root: string, dist: string): Promise<void> {
  const source = (name: string) => readFileSync(path.join(root, 'reference', name), 'utf8');
  const files = {
    viewer: writeHashed(dist, 'reference-viewer', 'js', await viewer()),
    start: writeHashed(dist, 'reference', 'js', (await transformWithOxc(source('start.ts'), 'start.ts')).code),
    style: writeHashed(dist, 'reference', 'css', source('style.css')),
  };
  writeFileSync(path.join(dist, 'reference.json'), JSON.stringify(files));
}

async function viewer(): Promise<string> {
  const app = fastify();
  await app.register(apiReference, { routePrefix: '/reference', configuration: { url: '/api/openapi.json' } });
  const { statusCode, body } = await app.inject('/reference/js/scalar.js');
  await app.close();
  if (statusCode !== 200)
    throw new Error('@scalar/fastify-api-reference serves its viewer elsewhere now: see build/reference.ts');
  return body.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

function writeHashed(dist: string, name: string, ending: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.${ending}`;
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, address), content);
  return address;
}
