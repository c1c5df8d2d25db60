import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '@waybill/contract/call';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { describeApi } from './openapi.ts';
import { referencePage, referenceStyle } from './reference-page.ts';
import { pageHeaders, viewerHeaders } from './security-headers.ts';

type Reference = {
  readonly calls: readonly Call[];
  /** Where people reach us. */
  readonly publicUrl: string;
  /** The built web app, which the viewer lies in. */
  readonly dist: string;
};

/**
 * The description of the API for machines, in the viewer for developers, and as a plain page: for browsers without scripts, for the
 * table of failures that problems name as their type, and where the web app was not built.
 */
export function serveReference(app: FastifyInstance, { calls, publicUrl, dist }: Reference): void {
  // Described when somebody first asks: it takes a while, and most programs are never asked.
  let described: { readonly openapi: ReturnType<typeof describeApi>; readonly page: string } | undefined;
  function reference() {
    if (!described) {
      const openapi = describeApi(calls, publicUrl);
      described = { openapi, page: referencePage(calls, openapi) };
    }
    return described;
  }
  const viewer = viewerPage(dist);
  app.get('/api/openapi.json', async () => reference().openapi);
  app.get('/api/docs', async (_, reply) =>
    viewer
      ? reply.headers(viewerHeaders()).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(viewer)
      : reply.redirect('/api/docs/plain'),
  );
  app.get('/api/docs/plain', async (_, reply) =>
    reply.headers(pageHeaders()).type('text/html; charset=utf-8').send(reference().page),
  );
  app.get('/api/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle));
}

const addressInside = z.string().check(z.regex(/^\/assets\/[\w.-]+$/));
const builtViewer = z.object({ viewer: addressInside, start: addressInside, style: addressInside });

/** A frame for the viewer, which the build has laid beside the app. */
function viewerPage(dist: string): string | undefined {
  const file = path.join(dist, 'reference.json');
  if (!existsSync(file)) return undefined;
  const { viewer, start, style } = builtViewer.parse(JSON.parse(readFileSync(file, 'utf8')));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waybill API</title><meta name="description" content="Every call of the Waybill API, with examples, to be tried with a key of your own.">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${style}"><link rel="preload" as="script" href="${viewer}">
<script type="module" src="${start}"></script></head><body>
<noscript><p>The same without scripts: <a href="/api/docs/plain">every call of the Waybill API</a>.</p></noscript>
<div id="reference"></div></body></html>`;
}
