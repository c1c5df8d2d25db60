import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { serveReference } from '../../src/platform/http/serve-reference.ts';
import { createServer } from '../../src/platform/http/server.ts';

const options = { logLevel: 'silent', isHttps: false, trustProxy: 0, requestsPerMinute: 0 };
const calls = allRoutes.map(({ call }) => call);
const files = { viewer: '/assets/viewer-1a.js', start: '/assets/start-2b.js', style: '/assets/style-3c.css' };

async function serve(dist: string): Promise<FastifyInstance> {
  const app = await createServer(options);
  serveReference(app, { calls, publicUrl: 'https://waybill.example', dist });
  return app;
}

describe('the reference of the API', () => {
  let dist: string;
  beforeAll(() => {
    dist = mkdtempSync(path.join(tmpdir(), 'waybill-reference-'));
    mkdirSync(path.join(dist, 'built'));
    writeFileSync(path.join(dist, 'built', 'reference.json'), JSON.stringify(files));
    mkdirSync(path.join(dist, 'strange'));
    writeFileSync(
      path.join(dist, 'strange', 'reference.json'),
      JSON.stringify({ ...files, viewer: 'https://cdn.example/viewer.js' }),
    );
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  it('is shown by files of our own alone, with nothing in the page that runs', async () => {
    const app = await serve(path.join(dist, 'built'));
    const { statusCode, headers, body } = await app.inject('/api/docs');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const addresses = [...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.toSorted()).toEqual(['/api/docs/plain', '/favicon.svg', ...Object.values(files)].toSorted());
    expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style="|\bon\w+=/);
    await app.close();
  });

  it('lets the viewer ask nobody but us, run no text, send no form and be framed by nobody', async () => {
    const app = await serve(path.join(dist, 'built'));
    const { headers } = await app.inject('/api/docs');
    const policy = String(headers['content-security-policy']);
    const sources = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
    expect(sources).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'form-action': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' });
    expect(headers['permissions-policy']).not.toContain('self');
    await app.close();
  });

  it('is the plain page where the web app was not built', async () => {
    const app = await serve(path.join(dist, 'nowhere'));
    const { statusCode, headers } = await app.inject('/api/docs');
    expect([statusCode, headers.location]).toEqual([302, '/api/docs/plain']);
    await app.close();
  });

  it('does not start with a viewer from somewhere else', async () => {
    await expect(serve(path.join(dist, 'strange'))).rejects.toThrow();
  });
});
