import type { FastifyInstance } from 'fastify';
import { isApiAddress } from './api-address.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Data is no page: opened as one, it runs, loads and sends nothing. */
const data = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

/** Origins that pages may use besides ours. */
export type OtherOrigins = {
  /** The store that takes files straight from the browser, where that is not us. */
  readonly uploadOrigin?: string | undefined;
  /** Origin of the map tiles, where there are any. */
  readonly tilesOrigin?: string | undefined;
  /** Origins of the identity provider: its script opens a window inside of our page. */
  readonly checkOrigins?: { readonly script: string; readonly frame: string } | undefined;
  /** Origins of the live chat: its script, its window and the styles that it writes into the page. */
  readonly chatOrigins?: readonly string[] | undefined;
};

/** Hashes of what stands inside a built page: its style, and the one line that knows the theme before the first paint. */
type InlineHashes = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/** Nothing else that is inline runs, ever. */
export function contentSecurityPolicy(inline: InlineHashes = { styles: [], scripts: [] }, others: OtherOrigins = {}): string {
  const chat = others.chatOrigins ?? [];
  // `blob:` is for documents that the browser draws itself, from the page's memory. Only our own scripts can make such an address,
  // and its content lives under this same policy.
  const frames = ['blob:', ...(others.checkOrigins ? [others.checkOrigins.frame] : []), ...chat];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.scripts.map(quoted), ...(others.checkOrigins ? [others.checkOrigins.script] : []), ...chat].join(' ')}`,
    // A hash beside it would take back what `unsafe-inline` allows.
    `style-src ${["'self'", ...(chat.length > 0 ? ["'unsafe-inline'", ...chat] : inline.styles.map(quoted))].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...(others.tilesOrigin ? [others.tilesOrigin] : []), ...chat].join(' ')}`,
    // A voice note is played from the page's memory, where our own script has put it.
    "media-src 'self' blob:",
    `font-src ${["'self'", ...chat].join(' ')}`,
    `connect-src ${["'self'", ...(others.uploadOrigin ? [others.uploadOrigin] : []), ...chat, ...chat.map(socketOf)].join(' ')}`,
    `frame-src ${frames.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const quoted = (hash: string) => `'${hash}'`;

/** The same origin over a web socket. */
const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

export function pageHeaders(others: OtherOrigins = {}) {
  return {
    'content-security-policy': contentSecurityPolicy(undefined, others),
    // The sign-in popup must keep its tie to the window that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': `camera=(${cameras(others)}), geolocation=(self), microphone=(self), payment=(), usb=()`,
  };
}

/**
 * For the viewer of the API, which others wrote. Its one file comes from here, and nothing it could do reaches anybody but us: it runs no
 * text as a script, asks no other server and sends no form. Styles are the exception: it writes them into the page and into attributes,
 * some of them by the width of a window, so that no list of hashes would hold; with no other server to ask they cannot carry anything away.
 */
export function viewerHeaders() {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

function cameras({ checkOrigins }: OtherOrigins): string {
  return checkOrigins ? `self "${checkOrigins.frame}"` : 'self';
}

type HeaderOptions = OtherOrigins & { readonly isHttps: boolean };

export function addSecurityHeaders(app: FastifyInstance, { isHttps, ...others }: HeaderOptions): void {
  const always = isHttps ? { ...common, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : common;
  const ofData = { ...always, ...data };
  const ofPages = { ...always, ...pageHeaders(others) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiAddress(request.url) ? ofData : ofPages);
    reply.header('x-request-id', request.id);
    done();
  });
}
