import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { isApiAddress } from './api-address.ts';
import { Problem } from './problem.ts';
import { contentSecurityPolicy, type OtherOrigins } from './security-headers.ts';

type Page = { readonly html: string; readonly policy: string; readonly compressed: ReadonlyMap<'br' | 'gzip', Buffer> };

/** Serves the built web app: prerendered pages where there is one for the address, else the shell; files for good. */
export async function serveWebApp(app: FastifyInstance, dist: string, others: OtherOrigins = {}): Promise<void> {
  const isBuilt = existsSync(path.join(dist, 'pages.json'));
  const pages = isBuilt ? readPages(dist, others) : new Map<string, Page>();
  const shell = pages.get('*');
  const pageFor = pageWithParameter(pages);

  app.setNotFoundHandler(async (request, reply) => {
    if (isApiAddress(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      throw new Problem('not_found', 'There is nothing at this address.');
    }
    const address = request.url.split('?')[0] ?? '/';
    const own = pages.get(address === '/' ? '/' : address.replace(/\/+$/, ''));
    const shared = own ? undefined : pageFor(address);
    const page = own ?? shared ?? shell;
    if (!page) throw new Problem('not_found', 'The web app has not been built.');
    // A missing file is missing; it is no page of the app.
    if (address.startsWith('/assets/')) throw new Problem('not_found', 'There is nothing at this address.');
    // Such an address is for whoever was given it, not for whoever searches.
    if (shared) reply.header('x-robots-tag', 'noindex');
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
  for (const name of ['favicon.svg', 'robots.txt', 'manifest.webmanifest', ...iconsIn(dist)]) serveFile(app, dist, name);
  // Asked for anew each time: what rings a closed browser must not be yesterday’s.
  serveFile(app, dist, 'sw.js', 'no-cache');
}

/** The page of an address with a parameter in it (`/track/:trackingId`): one for all of them. */
function pageWithParameter(pages: ReadonlyMap<string, Page>): (address: string) => Page | undefined {
  const patterns = [...pages]
    .filter(([address]) => address.includes('/:'))
    .map(([address, page]) => ({ pattern: new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/*$`, 'i'), page }));
  return (address) => patterns.find(({ pattern }) => pattern.test(address))?.page;
}

/** The icons of the installed app. */
function iconsIn(dist: string): string[] {
  const folder = path.join(dist, 'icons');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.png'))
        .map((name) => `icons/${name}`)
    : [];
}

function serveFile(app: FastifyInstance, dist: string, name: string, caching = 'public, max-age=86400'): void {
  const file = path.join(dist, name);
  if (!existsSync(file)) return;
  const content = readFileSync(file);
  const types: Readonly<Record<string, string>> = {
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
    '.js': 'text/javascript; charset=utf-8',
  };
  app.get(`/${name}`, async (_, reply) =>
    reply
      .type(types[path.extname(name)] ?? 'application/octet-stream')
      .header('cache-control', caching)
      .send(content),
  );
}

function readPages(dist: string, others: OtherOrigins): Map<string, Page> {
  const table = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')));
  return new Map(Object.entries(table).map(([address, file]) => [address, readPage(path.join(dist, file), others)]));
}

function readPage(file: string, others: OtherOrigins): Page {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  );
  const compressed = new Map<'br' | 'gzip', Buffer>();
  if (existsSync(`${file}.br`)) compressed.set('br', readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) compressed.set('gzip', readFileSync(`${file}.gz`));
  return { html, policy: contentSecurityPolicy(hashes, others), compressed };
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
