/** What a chat shows of a link before anybody opens it; without a picture of its own, the one that all pages have. */
export type LinkPreview = {
  readonly title: string;
  readonly description: string;
  readonly picture?: LinkPicture | undefined;
};

/** A JPEG of ours, by its path: there are chats that show nothing else. */
type LinkPicture = { readonly path: string; readonly width: number; readonly height: number };

/** By the pattern of an address: the preview of what it names for whoever asks from there, nothing where there is nothing to be seen. */
export type LinkPreviews = Readonly<Record<string, (name: string, ip: string) => Promise<LinkPreview | undefined>>>;

// Both are written by the build of the web app (apps/web/build/page-head.ts).
const originMark = '{{origin}}';
const place = /<!--preview-->[\s\S]*?<!--\/preview-->/;
const picturePlace = /<!--preview-picture-->[\s\S]*?<!--\/preview-picture-->/;

/** The same bytes where they do not name us. */
export function fillOrigin(content: Buffer, origin: string): Buffer {
  if (!content.includes(originMark)) return content;
  return Buffer.from(content.toString('utf8').replaceAll(originMark, () => escapeHtml(origin)));
}

/** The page with the preview of this very address. Whatever people wrote is text in it, never more. */
export function withPreview(html: string, { title, description, picture }: LinkPreview, origin: string): string {
  const [safeTitle, safeText] = [escapeHtml(title), escapeHtml(description)];
  return html
    .replace(picturePlace, (usual) => (picture ? pictureTags(picture, origin) : usual))
    .replace(/<title>[^<]*<\/title>/, () => `<title>${safeTitle} · Waybill</title>`)
    .replace(
      place,
      () =>
        `<meta name="description" content="${safeText}"><meta property="og:title" content="${safeTitle}"><meta property="og:description" content="${safeText}">`,
    );
}

function pictureTags({ path, width, height }: LinkPicture, origin: string): string {
  return [
    `<meta property="og:image" content="${escapeHtml(`${origin}${path}`)}"><meta property="og:image:type" content="image/jpeg">`,
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
