import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../src/platform/http/server.ts';
import { serveWebApp } from '../../src/platform/http/web-pages.ts';

const style = 'body{color:tomato}';
const shell = '<!doctype html><title>The shell</title>';
const login = `<!doctype html><style>${style}</style><title>Sign in</title>`;
const track = '<!doctype html><title>Your parcel</title>';
const welcome = '<!doctype html><link rel="canonical" href="{{origin}}/welcome"><title>Welcome</title>';
const shared =
  '<!doctype html><title>Shared</title><!--preview--><meta name="description" content="Something"><!--/preview--><meta property="og:image" content="{{origin}}/icons/link.png">';
const known = ['/', '/dashboard', '/orders', '/settings/1', '/timeline/post/:type/:id', '/track'];
const options = { logLevel: 'silent', isHttps: false, trustProxy: 0, requestsPerMinute: 0 };

describe('the web app', () => {
  let dist: string;
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    dist = mkdtempSync(path.join(tmpdir(), 'waybill-dist-'));
    for (const folder of ['assets', 'icons']) mkdirSync(path.join(dist, folder));
    const files = {
      'pages.json': JSON.stringify({
        '*': 'shell.html',
        ...Object.fromEntries(known.map((address) => [address, 'shell.html'])),
        '/login': 'login.html',
        '/track/:id': 'track.id.html',
        '/welcome': 'welcome.html',
        '/shared/:id': 'shared.id.html',
      }),
      'shell.html': shell,
      'login.html': login,
      'track.id.html': track,
      'welcome.html': welcome,
      'welcome.html.br': brotliCompressSync(welcome),
      'shared.id.html': shared,
      'sitemap.xml': '<urlset><loc>{{origin}}/welcome</loc></urlset>',
      'login.html.br': brotliCompressSync(login),
      'robots.txt': 'User-agent: *\nSitemap: {{origin}}/sitemap.xml',
      'sw.js': 'self.skipWaiting()',
      'manifest.webmanifest': '{"name":"Waybill"}',
      'icons/icon-192.png': 'a picture',
      'secret.txt': 'not for anybody',
      'assets/main-1a2b.js': 'export {}',
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dist, name), content);
    app = await createServer(options);
    await serveWebApp(app, dist, {
      origin: 'https://waybill.example',
      previews: {
        '/shared/:id': async (name) => {
          if (name === 'Broken') throw new Error('No database');
          return name === 'Pkg_7' ? { title: 'A "parcel" & <more>', description: "$& $1 it's <b>here</b>" } : undefined;
        },
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(app.listeningOrigin).port);
  });

  afterAll(async () => {
    await app.close();
    rmSync(dist, { recursive: true });
  });

  /** Sends the address as it is; fetch would tidy it up first. */
  function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: address, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on('error', reject).end();
    });
  }

  it.each(['/', '/dashboard', '/Orders/?popup=OrderDetails', '/settings/1', '/timeline/post/1/pkg_7', '/track/'])(
    'answers %s with the shell, which finds its way from there',
    async (address) => {
      const { status, headers, body } = await get(address);
      expect([status, body.toString(), headers['content-type']]).toEqual([200, shell, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    '/no/such/page',
    '/apiary',
    '/settings/12',
    '/orders/x',
    '/timeline/post/1',
    '/timeline/post//x',
    '/track/one/two',
    '//orders',
  ])('says that there is nothing at %s, and lets the shell say so to people', async (address) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await get(address, {}, method);
      expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([404, 'text/html; charset=utf-8', undefined]);
      expect(body.toString()).toBe(method === 'GET' ? shell : '');
    }
  });

  it('puts our own address where pages and lists name it, compressed or not', async () => {
    const filled = welcome.replace('{{origin}}', 'https://waybill.example');
    expect((await get('/welcome')).body.toString()).toBe(filled);
    const small = await get('/welcome', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body).toString()).toBe(filled);
    expect((await get('/robots.txt')).body.toString()).toContain('Sitemap: https://waybill.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml');
    expect([sitemap.headers['content-type'], sitemap.body.toString()]).toEqual([
      'application/xml; charset=utf-8',
      '<urlset><loc>https://waybill.example/welcome</loc></urlset>',
    ]);
  });

  it('shows chats what a shared link is about, as text and nothing else', async () => {
    const { status, headers, body } = await get('/shared/Pkg_7/?from=chat');
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
    const html = body.toString();
    expect(html).toContain('<title>A &#34;parcel&#34; &#38; &#60;more&#62; · Waybill</title>');
    expect(html).toContain('<meta property="og:description" content="$&#38; $1 it&#39;s &#60;b&#62;here&#60;/b&#62;">');
    expect(html).toContain('content="https://waybill.example/icons/link.png"');
    expect(html).not.toMatch(/<b>|Something/);
    const small = await get('/shared/Pkg_7', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.body).toString()).toBe(html);
  });

  it('says that there is nothing behind a shared link with the same page, and serves it when it cannot tell', async () => {
    const [hidden, broken] = [await get('/shared/pkg_8'), await get('/shared/Broken')];
    expect([hidden.status, broken.status]).toEqual([404, 200]);
    expect(hidden.body.toString()).toBe(broken.body.toString());
    expect(hidden.body.toString()).toContain('<title>Shared</title>');
  });

  it('hands out what rings a closed browser as a script, asked for anew each time', async () => {
    const { headers, body } = await get('/sw.js');
    expect(body.toString()).toBe('self.skipWaiting()');
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  });

  it('hands out what a phone needs to install it, and lets pages use it', async () => {
    const [manifest, icon] = [await get('/manifest.webmanifest'), await get('/icons/icon-192.png')];
    expect([manifest.status, manifest.headers['content-type']]).toEqual([200, 'application/manifest+json']);
    expect([icon.body.toString(), icon.headers['content-type']]).toEqual(['a picture', 'image/png']);
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("manifest-src 'self'; worker-src 'self'");
  });

  it.each(['/login', '/login/', '/login?next=%2Forders'])('answers %s with the page that was made before', async (address) => {
    expect((await get(address)).body.toString()).toBe(login);
  });

  it.each(['/track/7K3M9QXPC', '/track/7k3-m9q-xpc/?from=sms', '/track/%20'])(
    'answers %s with the one page for all such addresses, and keeps it out of search engines',
    async (address) => {
      const { headers, body } = await get(address);
      expect([body.toString(), headers['x-robots-tag']]).toEqual([track, 'noindex']);
    },
  );

  it.each(['/track', '/track/', '/track//', '/track/one/two'])('does not take %s for such an address', async (address) => {
    const { headers, body } = await get(address);
    expect([body.toString(), headers['x-robots-tag']]).toEqual([shell, undefined]);
  });

  it('allows the one style that stands inside the page, by its hash, and no other', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(String((await get('/')).headers['content-security-policy'])).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it.each(['/login', '/login///', '/LOGIN'])('finds the page of %s however it is spelled', async (address) => {
    expect((await get(address)).body.toString()).toBe(login);
  });

  it('refuses an address that is longer than any of ours, in words, whether Node reads it or not', async () => {
    for (const [length, padding] of [
      [8_192, ''],
      [8_193, ''],
      [20_000, ''],
      [7_000, 'x'.repeat(12_000)],
    ] as const) {
      const { status, headers, body } = await get(`/a${'/'.repeat(length - 3)}b`, padding ? { 'x-padding': padding } : {});
      const expected = padding ? 431 : length > 8_192 ? 414 : 404;
      expect([length, status]).toEqual([length, expected]);
      if (status !== 404)
        expect([headers['content-type'], JSON.parse(body.toString())]).toMatchObject([
          'application/problem+json; charset=utf-8',
          { status, code: status === 414 ? 'address_too_long' : 'headers_too_large' },
        ]);
    }
  });

  it('sends pages compressed to those who can read it', async () => {
    const { headers, body } = await get('/login', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(body).toString()).toBe(login);
    expect((await get('/login', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it('serves files with a hash in their name for good, and says when one is missing', async () => {
    const file = await get('/assets/main-1a2b.js');
    expect([file.status, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect((await get('/assets/main-old.js')).status).toBe(404);
    expect((await get('/robots.txt')).body.toString()).toMatch(/^User-agent: \*$/m);
  });

  it.each([
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%5csecret.txt',
    '/assets//etc/passwd',
    '/assets/%00',
    '//secret.txt',
    '/secret.txt',
    '/pages.json',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  ])('gives nothing else away: %s', async (address) => {
    const { status, body } = await get(address);
    expect(status).toBeOneOf([400, 403, 404]);
    if (body.toString() !== shell) expect(JSON.parse(body.toString())).toMatchObject({ status });
    expect(body.toString()).not.toMatch(/not for anybody|root:|dist/);
  });

  it.each(['/api/nothing', '/API/nothing', '/api'])('is not what the API answers with: %s', async (address) => {
    const { status, headers } = await get(address);
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });

  it('is there to look at, not to post to', async () => {
    expect((await get('/login', {}, 'POST')).status).toBe(404);
    const head = await get('/login', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('a web app that has not been built', () => {
  it('is said to be so, while the API works', async () => {
    const app = await createServer(options);
    app.get('/api/health', async () => ({ status: 'alive' }));
    await serveWebApp(app, '/nowhere');
    expect((await app.inject('/login')).json()).toMatchObject({ status: 404, detail: 'The web app has not been built.' });
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    await app.close();
  });
});
