/** What a chat shows of a link before anybody opens it. */
export type LinkPreview = { readonly title: string; readonly description: string };

/** By the pattern of an address: the preview of what it names, nothing where there is nothing to be seen. */
export type LinkPreviews = Readonly<Record<string, (name: string) => Promise<LinkPreview | undefined>>>;

// Both are written by the build of the web app (apps/web/build/page-head.ts).
const originMark = '{{origin}}';
const place = /<!--preview-->[\s\S]*?<!--\/preview-->/;

/** The same bytes where they do not name us. */
export function fillOrigin(content: Buffer, origin: string): Buffer {
  if (!content.includes(originMark)) return content;
  return Buffer.from(content.toString('utf8').replaceAll(originMark, () => escapeHtml(origin)));
}

/** The page with the preview of this very address. Whatever people wrote is text in it, never more. */
export function withPreview(html: string, { title, description }: LinkPreview): string {
  const [safeTitle, safeText] = [escapeHtml(title), escapeHtml(description)];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${safeTitle} · Waybill</title>`)
    .replace(
      place,
      () =>
        `<meta name="description" content="${safeText}"><meta property="og:title" content="${safeTitle}"><meta property="og:description" content="${safeText}">`,
    );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
