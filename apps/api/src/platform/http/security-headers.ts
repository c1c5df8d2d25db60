import type { FastifyInstance } from 'fastify';
import { isApiAddress } from './api-address.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  // The sign-in popup must keep its tie to the window that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
} as const;

/** `styleHashes`: of the style that stands inside a prerendered page. Nothing inline runs, ever. */
export function contentSecurityPolicy(styleHashes: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const always = {
    ...common,
    'content-security-policy': contentSecurityPolicy(),
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    reply.header('x-request-id', request.id);
    if (isApiAddress(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}
