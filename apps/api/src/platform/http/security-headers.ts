import type { FastifyInstance } from 'fastify';
import { isApiAddress } from './api-address.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Data is no page: whoever opens it as one gets nothing that runs, loads or sends. */
const data = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

/**
 * `styleHashes`: of the style that stands inside a prerendered page. Nothing inline runs, ever.
 * `uploadOrigin`: the store that takes files straight from the browser, where that is not us.
 */
export function contentSecurityPolicy(styleHashes: readonly string[] = [], uploadOrigin?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(uploadOrigin ? [uploadOrigin] : [])].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function pageHeaders(uploadOrigin?: string) {
  return {
    'content-security-policy': contentSecurityPolicy([], uploadOrigin),
    // The sign-in popup must keep its tie to the window that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}

type HeaderOptions = { readonly isHttps: boolean; readonly uploadOrigin?: string | undefined };

export function addSecurityHeaders(app: FastifyInstance, { isHttps, uploadOrigin }: HeaderOptions): void {
  const always = isHttps ? { ...common, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : common;
  const ofData = { ...always, ...data };
  const ofPages = { ...always, ...pageHeaders(uploadOrigin) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiAddress(request.url) ? ofData : ofPages);
    reply.header('x-request-id', request.id);
    done();
  });
}
