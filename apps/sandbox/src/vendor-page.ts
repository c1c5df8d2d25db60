import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from './console/html.ts';

const vendors = { paystack: 'Paystack', paypal: 'PayPal', chatwoot: 'Chatwoot', dojah: 'Dojah', bank: 'a bank’s app' } as const;

export type VendorPage = {
  /** The vendor whose colours it imitates. */
  vendor: keyof typeof vendors;
  title: string;
  /** The warning against typing anything real. */
  caution?: string;
  script?: string;
  /** What the script tells the page around it. */
  outcome?: string;
  content: Html;
};

/** A page of a vendor’s own: one stylesheet, and nothing of Waybill’s own look. */
export function vendorPage({ vendor, title, caution, script, outcome = '', content }: VendorPage): string {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Sandbox</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sandbox/assets/payment-page.css">
    ${script && html`<script src="${script}" defer></script>`}
  </head>
  <body class="${vendor}" data-outcome="${outcome}">
    ${caution && html`<p class="caution"><strong>Sandbox: ${caution}</strong></p>`}
    <main>${content}</main>
    <footer>Stands in for ${vendors[vendor]} while Waybill is being built. Nothing leaves this machine.</footer>
  </body>
</html>`.markup;
}

/** Of a page inside of the product’s page, whose address the sandbox does not know. */
export const embeddedHeaders = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors http: https:",
};

/** Serves a script that a vendor’s page or the product loads. */
export function serveScript(app: FastifyInstance, address: string, file: URL): void {
  app.get(address, async (_request, reply) => {
    const content = await readFile(file);
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  });
}
