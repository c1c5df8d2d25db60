import { createHash } from 'node:crypto';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { readTrackingId } from '@waybill/contract/orders/tracking-id';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findGuessed } from '../../../platform/http/guesses.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { readTracking } from '../../orders/index.ts';
import type { TrackingContext } from '../context.ts';
import { readLogo } from '../logo.ts';
import { findLookOfParcel, findLookOfShop, type LookRow } from '../storage/looks.ts';
import { Html, html } from './html.ts';
import { pageStyle } from './page-style.ts';
import { footerOf, headerOf, type Page, type PageLook, type PageOf, parcelPage, searchPage } from './tracking-page.ts';

const ourColour = '#0b6b45';

/** The light pages under `/t`, which need no script and no account. */
export function serveTrackingPages(app: FastifyInstance, context: TrackingContext, origin: string): void {
  app.get<{ Params: { number: string }; Querystring: Asked }>('/t/:number', async (request, reply) => {
    const trackingId = readTrackingId(request.params.number.slice(0, 40));
    const view = trackingId && (await findParcel(context, request, trackingId));
    const of = await pageOf(context, request.query, view || undefined);
    const page = view ? parcelPage(view, of) : searchPage(of, request.params.number.slice(0, 40));
    return send(reply.code(view ? 200 : 404), { page, of, origin });
  });
  app.get<{ Querystring: Asked }>('/t', async (request, reply) => {
    const { number: typed } = request.query;
    const trackingId = typeof typed === 'string' ? readTrackingId(typed) : undefined;
    const of = await pageOf(context, request.query, undefined);
    if (trackingId) return reply.redirect(`/t/${trackingId}${queryOf(of)}`, 303);
    const page = searchPage(of, typeof typed === 'string' && typed !== '' ? typed.slice(0, 40) : undefined);
    return send(reply, { page, of, origin });
  });
}

/** As a browser sends them: anything may be there, or be there twice. */
type Asked = { readonly embed?: unknown; readonly shop?: unknown; readonly number?: unknown };

function findParcel(context: TrackingContext, { ip }: FastifyRequest, trackingId: string): Promise<TrackingView | undefined> {
  const finding = readTracking(context, trackingId).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  });
  return findGuessed(context.db, { what: 'tracking number', guess: trackingId, ip }, finding);
}

async function pageOf({ db }: TrackingContext, asked: Asked, view: TrackingView | undefined): Promise<PageOf> {
  const shop = typeof asked.shop === 'string' && /^[a-z][a-z0-9._]{2,29}$/.test(asked.shop) ? asked.shop : undefined;
  const row = view ? await findLookOfParcel(db, view.trackingId) : shop && (await findLookOfShop(db, shop));
  return { look: row ? await lookOf(db, row) : undefined, isEmbedded: asked.embed !== undefined, shop };
}

async function lookOf(db: TrackingContext['db'], row: LookRow): Promise<PageLook> {
  const { shopName, colour, website, phone, whatsapp } = row;
  return { shopName, colour, website, phone, whatsapp, logoUrl: (await readLogo(db, row.userId))?.url };
}

function queryOf({ isEmbedded, shop }: PageOf): string {
  const query = [...(isEmbedded ? ['embed'] : []), ...(shop === undefined ? [] : [`shop=${shop}`])];
  return query.length > 0 ? `?${query.join('&')}` : '';
}

type Shown = { readonly page: Page; readonly of: PageOf; readonly origin: string };

function send(reply: FastifyReply, { page, of, origin }: Shown): FastifyReply {
  const style = pageStyle(of.look?.colour ?? ourColour);
  const from = of.look?.shopName ?? 'Waybill';
  const text = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${page.title} · ${from}</title><meta name="description" content="${page.description}">
<meta property="og:title" content="${page.title} · ${from}"><meta property="og:description" content="${page.description}">
<meta property="og:type" content="website"><meta property="og:site_name" content="${from}"><meta property="og:image" content="${origin}/icons/link.png">
<link rel="icon" href="/favicon.svg"><style>${new Html(style)}</style></head>
<body>${headerOf(of)}<main>${page.body}</main>${footerOf(of)}</body></html>`;
  reply.headers({ 'content-security-policy': policyOf(style, of), 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  // Anybody’s page may hold this one view: it knows nobody, and there is nothing to press in it but links.
  if (of.isEmbedded) reply.removeHeader('x-frame-options').header('cross-origin-resource-policy', 'cross-origin');
  return reply.type('text/html; charset=utf-8').send(text.text);
}

function policyOf(style: string, { isEmbedded }: PageOf): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
  ].join('; ');
}
