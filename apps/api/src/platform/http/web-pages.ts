import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { withoutTrailingSlashes } from '../trailing-slashes.ts';
import { isApiAddress } from './api-address.ts';
import { Problem } from './problem.ts';
import { contentSecurityPolicy, type OtherOrigins } from './security-headers.ts';

/** A built file as it was read when the server started, with what the build has compressed of it. */
type BuiltFile = { readonly type: string; readonly content: Buffer; readonly compressed: ReadonlyMap<'br' | 'gzip', Buffer> };
type Page = BuiltFile & { readonly policy: string };

/**
 * Serves the built web app: the page that was made for the address, else the shell; files for good. An address that the route
 * table does not know is answered with the shell, too, which says so to people; to everybody else 404 does.
 */
export async function serveWebApp(app: FastifyInstance, dist: string, others: OtherOrigins = {}): Promise<void> {
  const isBuilt = existsSync(path.join(dist, 'pages.json'));
  const pages = isBuilt ? readPages(dist, others) : new Map<string, Page>();
  const shell = pages.get('*');
  const find = pageFinder(pages);

  app.setNotFoundHandler(async (request, reply) => {
    if (isApiAddress(request.url) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      throw new Problem('not_found', 'There is nothing at this address.');
    }
    const address = request.url.split('?')[0] ?? '/';
    const found = find(address);
    const page = found?.page ?? shell;
    if (!page) throw new Problem('not_found', 'The web app has not been built.');
    // A missing file is missing; it is no page of the app.
    if (address.startsWith('/assets/')) throw new Problem('not_found', 'There is nothing at this address.');
    // Such an address is for the people who were given it, not for search engines.
    if (found?.isOneOfMany) reply.header('x-robots-tag', 'noindex');
    reply.code(found ? 200 : 404);
    return sendPage(reply, page);
  });
  if (!isBuilt) return;
  serveAssets(app, path.join(dist, 'assets'));
  for (const name of ['favicon.svg', 'robots.txt', 'manifest.webmanifest', ...iconsIn(dist)]) serveFile(app, dist, name);
  // Asked for anew each time: what rings a closed browser must not be yesterday’s.
  serveFile(app, dist, 'sw.js', 'no-cache');
}

type Found = { readonly page: Page; readonly isOneOfMany: boolean };

/**
 * Finds the page of an address as the router of the app will: case and slashes at the end do not count, and `:name` stands for one
 * part, whatever it is (`/track/:trackingId`). Part by part, so that the longest address takes no longer than its length.
 */
function pageFinder(pages: ReadonlyMap<string, Page>): (address: string) => Found | undefined {
  const plain = new Map<string, Page>();
  const patterns: { readonly parts: readonly string[]; readonly page: Page }[] = [];
  for (const [address, page] of pages) {
    if (address.includes('/:')) patterns.push({ parts: partsOf(address), page });
    else if (address !== '*') plain.set(partsOf(address).join('/'), page);
  }
  return (address) => {
    const parts = partsOf(address);
    const own = plain.get(parts.join('/'));
    if (own) return { page: own, isOneOfMany: false };
    const shared = patterns.find((pattern) => fits(pattern.parts, parts));
    return shared && { page: shared.page, isOneOfMany: true };
  };
}

const partsOf = (address: string) => withoutTrailingSlashes(address).toLowerCase().split('/');

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  const isSame = (part: string, index: number) => (part.startsWith(':') ? parts[index] !== '' : parts[index] === part);
  return pattern.length === parts.length && pattern.every(isSame);
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

/** Files with a hash in their name, for good. From memory: a page needs twenty of them, and all weigh a few megabytes. */
function serveAssets(app: FastifyInstance, folder: string): void {
  const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
  const assets = new Map(names.map((name) => [name, readBuiltFile(path.join(folder, name))]));
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const asset = assets.get(request.params['*']);
    if (!asset) return reply.callNotFound();
    return sendFile(reply.header('cache-control', 'public, max-age=31536000, immutable'), asset);
  });
}

function serveFile(app: FastifyInstance, dist: string, name: string, caching = 'public, max-age=86400'): void {
  const file = path.join(dist, name);
  if (!existsSync(file)) return;
  const built = readBuiltFile(file);
  app.get(`/${name}`, async (_, reply) => sendFile(reply.header('cache-control', caching), built));
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

function readBuiltFile(file: string): BuiltFile {
  const compressed = new Map<'br' | 'gzip', Buffer>();
  if (existsSync(`${file}.br`)) compressed.set('br', readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) compressed.set('gzip', readFileSync(`${file}.gz`));
  return { type: types[path.extname(file)] ?? 'application/octet-stream', content: readFileSync(file), compressed };
}

function sendFile(reply: FastifyReply, { type, content, compressed }: BuiltFile): FastifyReply {
  reply.type(type);
  if (compressed.size === 0) return reply.send(content);
  reply.header('vary', 'accept-encoding');
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  for (const [encoding, body] of compressed) {
    if (accepted.includes(encoding)) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(content);
}

function readPages(dist: string, others: OtherOrigins): Map<string, Page> {
  const table = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')));
  return new Map(Object.entries(table).map(([address, file]) => [address, readPage(path.join(dist, file), others)]));
}

function readPage(file: string, others: OtherOrigins): Page {
  const built = readBuiltFile(file);
  const text = built.content.toString('utf8');
  const hashesOf = (inline: RegExp) =>
    [...text.matchAll(inline)].map(([, inside = '']) => `sha256-${createHash('sha256').update(inside).digest('base64')}`);
  const hashes = {
    styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
  };
  return { ...built, policy: contentSecurityPolicy(hashes, others) };
}

function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return sendFile(reply.header('content-security-policy', page.policy).header('cache-control', 'no-cache'), page);
}
