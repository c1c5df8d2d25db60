import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { withoutTrailingSlashes } from '../trailing-slashes.ts';
import { isApiAddress } from './api-address.ts';
import { fillOrigin, type LinkPreview, type LinkPreviews, withPreview } from './link-previews.ts';
import { Problem } from './problem.ts';
import { contentSecurityPolicy, type OtherOrigins } from './security-headers.ts';

type Compressed = ReadonlyMap<'br' | 'gzip', Buffer>;
/** A built file as it was read when the server started, with what the build has compressed of it. */
type BuiltFile = { readonly type: string; readonly content: Buffer; readonly compressed: () => Compressed };
type Page = BuiltFile & { readonly policy: string };

/**
 * Serves the built web app: the page that was made for the address, else the shell; files for good. An address that the route
 * table does not know is answered with the shell, too, which says so to people; to everybody else 404 does. So is one that names
 * what cannot be seen, with the page that is for it.
 */
export async function serveWebApp(app: FastifyInstance, dist: string, options: WebAppOptions = {}): Promise<void> {
  const { others = {}, origin = '', previews = {} } = options;
  const isBuilt = existsSync(path.join(dist, 'pages.json'));
  const pages = isBuilt ? readPages(dist, others, origin) : new Map<string, Page>();
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
    const read = found && previews[found.pattern];
    if (!read) return sendPage(reply.code(found ? 200 : 404), page);
    // Without its preview a page is still a page.
    const preview = await read(lastPartOf(address), request.ip).catch((error: unknown) => {
      request.log.error(error);
      return null;
    });
    return preview ? sendPage(reply, previewed(page, preview, origin)) : sendPage(reply.code(preview === null ? 200 : 404), page);
  });
  if (!isBuilt) return;
  serveAssets(app, path.join(dist, 'assets'));
  for (const name of ['favicon.svg', 'robots.txt', 'sitemap.xml', 'manifest.webmanifest', ...iconsIn(dist)])
    serveFile(app, dist, { name, origin });
  // Asked for anew each time: what rings a closed browser must not be yesterday’s.
  serveFile(app, dist, { name: 'sw.js', caching: 'no-cache' });
}

type WebAppOptions = {
  readonly others?: OtherOrigins;
  /** Where people reach us. */
  readonly origin?: string;
  readonly previews?: LinkPreviews;
};

type Found = { readonly page: Page; readonly pattern: string; readonly isOneOfMany: boolean };

/**
 * Finds the page of an address as the router of the app will: case and slashes at the end do not count, and `:name` stands for one
 * part, whatever it is (`/track/:trackingId`). Part by part, so that the longest address takes no longer than its length.
 */
function pageFinder(pages: ReadonlyMap<string, Page>): (address: string) => Found | undefined {
  const plain = new Map<string, Page>();
  const patterns: { readonly parts: readonly string[]; readonly pattern: string; readonly page: Page }[] = [];
  for (const [address, page] of pages) {
    if (address.includes('/:')) patterns.push({ parts: partsOf(address), pattern: address, page });
    else if (address !== '*') plain.set(partsOf(address).join('/'), page);
  }
  return (address) => {
    const parts = partsOf(address);
    const own = plain.get(parts.join('/'));
    if (own) return { page: own, pattern: '', isOneOfMany: false };
    const shared = patterns.find((pattern) => fits(pattern.parts, parts));
    return shared && { page: shared.page, pattern: shared.pattern, isOneOfMany: true };
  };
}

const partsOf = (address: string) => withoutTrailingSlashes(address).toLowerCase().split('/');

/** What an address names, as it was written. */
const lastPartOf = (address: string) => withoutTrailingSlashes(address).split('/').at(-1) ?? '';

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

type Served = { readonly name: string; readonly caching?: string; readonly origin?: string };

function serveFile(app: FastifyInstance, dist: string, { name, caching = 'public, max-age=86400', origin }: Served): void {
  const file = path.join(dist, name);
  if (!existsSync(file)) return;
  const built = readBuiltFile(file, origin);
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
  '.xml': 'application/xml; charset=utf-8',
};

function readBuiltFile(file: string, origin?: string): BuiltFile {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const built = readFileSync(file);
  const filled = origin === undefined ? built : fillOrigin(built, origin);
  // What names our own address is not as it was built, and compressed when it is first asked for.
  if (filled !== built) return textFile(type, filled);
  const compressed = new Map<'br' | 'gzip', Buffer>();
  if (existsSync(`${file}.br`)) compressed.set('br', readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) compressed.set('gzip', readFileSync(`${file}.gz`));
  return { type, content: built, compressed: () => compressed };
}

function textFile(type: string, content: Buffer): BuiltFile {
  let compressed: Compressed | undefined;
  return {
    type,
    content,
    compressed: () => {
      compressed ??= new Map([
        ['br', brotli(content, 5)],
        ['gzip', gzipSync(content)],
      ]);
      return compressed;
    },
  };
}

/** The page with what is known about this one address. Compressed for each visitor, and so as fast as can be. */
function previewed(page: Page, preview: LinkPreview, origin: string): Page {
  const content = Buffer.from(withPreview(page.content.toString('utf8'), preview, origin));
  return { ...page, content, compressed: () => new Map([['br', brotli(content, 1)]]) };
}

function brotli(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

function sendFile(reply: FastifyReply, { type, content, compressed }: BuiltFile): FastifyReply {
  reply.type(type);
  const smaller = compressed();
  if (smaller.size === 0) return reply.send(content);
  reply.header('vary', 'accept-encoding');
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  for (const [encoding, body] of smaller) {
    if (accepted.includes(encoding)) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(content);
}

function readPages(dist: string, others: OtherOrigins, origin: string): Map<string, Page> {
  const table = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path.join(dist, 'pages.json'), 'utf8')));
  return new Map(Object.entries(table).map(([address, file]) => [address, readPage(path.join(dist, file), others, origin)]));
}

function readPage(file: string, others: OtherOrigins, origin: string): Page {
  const built = readBuiltFile(file, origin);
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
