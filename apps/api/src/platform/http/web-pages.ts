import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { isApiAddress } from './api-address.ts';
import { Problem } from './problem.ts';
import { contentSecurityPolicy } from './security-headers.ts';

type Page = { readonly html: string; readonly policy: string; readonly compressed: ReadonlyMap<'br' | 'gzip', Buffer> };

/** Serves the built web app: prerendered pages where there is one for the address, else the shell; files for good. */
export async function serveWebApp(app: FastifyInstance, dist: string, uploadOrigin?: string): Promise<void> {
  const isBuilt = existsSync(path.join(dist, 'pages.json'));
  const pages = isBuilt ? readPages(dist, uploadOrigin) : new Map<string, Page>();
  const shell = pages.get('*');

  app.setNotFoundHandler(async (request, reply) => {
    if (isApiAddress(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      throw new Problem('not_found', 'There is nothing at this address.');
    }
    const address = request.url.split('?')[0] ?? '/';
    const page = pages.get(address === '/' ? '/' : address.replace(/\/+$/, '')) ?? shell;
    if (!page) throw new Problem('not_found', 'The web app has not been built.');
    // A missing file is missing; it is no page of the app.
    if (address.startsWith('/assets/')) throw new Problem('not_found', 'There is nothing at this address.');
    return sendPage(reply, page, String(request.headers['accept-encoding'] ?? ''));
  });
  if (!isBuilt) return;
  await app.register(staticFiles, {
    root: path.join(dist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  for (const name of ['favicon.svg', 'robots.txt', 'manifest.webmanifest']) serveFile(app, dist, name);
}

function serveFile(app: FastifyInstance, dist: string, name: string): void {
  const file = path.join(dist, name);
  if (!existsSync(file)) return;
  const content = readFileSync(file);
  const types: Readonly<Record<string, string>> = {
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
  };
  app.get(`/${name}`, async (_, reply) =>
    reply
      .type(types[path.extname(name)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=86400')
      .send(content),
  );
}

function readPages(dist: string, uploadOrigin: string | undefined): Map<string, Page> {
  const table = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')));
  return new Map(Object.entries(table).map(([address, file]) => [address, readPage(path.join(dist, file), uploadOrigin)]));
}

function readPage(file: string, uploadOrigin: string | undefined): Page {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  );
  const compressed = new Map<'br' | 'gzip', Buffer>();
  if (existsSync(`${file}.br`)) compressed.set('br', readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) compressed.set('gzip', readFileSync(`${file}.gz`));
  return { html, policy: contentSecurityPolicy(hashes, uploadOrigin), compressed };
}

function sendPage(reply: FastifyReply, page: Page, accepted: string): FastifyReply {
  reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  for (const [encoding, body] of page.compressed) {
    if (accepted.includes(encoding)) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(page.html);
}
