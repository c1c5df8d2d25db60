import type { PrerenderedPage } from '../src/app/entry-server.tsx';

/** The server puts its public address here (apps/api/src/platform/http/link-previews.ts): previews want whole addresses. */
const origin = '{{origin}}';

/**
 * What search engines and chats read of a page. Between the comments stand its preview and the picture of it, which the server
 * replaces where it knows more about what the address names.
 */
export function headOf({ path, title, description, structuredData }: PrerenderedPage): string {
  if (description === undefined) return '';
  const address = path.includes(':') ? '' : `${origin}${path}`;
  const data = structuredData ? JSON.stringify(structuredData(origin)).replaceAll('<', '\\u003c') : '';
  return [
    '<!--preview-->',
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    '<!--/preview-->',
    '<meta property="og:type" content="website"><meta property="og:site_name" content="Waybill">',
    '<!--preview-picture-->',
    `<meta property="og:image" content="${origin}/icons/link.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<!--/preview-picture-->',
    '<meta name="twitter:card" content="summary_large_image">',
    address && `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    // Data, which no browser runs and the content security policy does not stop.
    data && `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

/** The pages that are worth finding: those with a description, one page each. */
export function sitemapOf(pages: readonly PrerenderedPage[]): string {
  const found = pages.filter(({ path, description }) => description !== undefined && !path.includes(':'));
  const urls = found.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
