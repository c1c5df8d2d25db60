import type { ImageView } from '@waybill/contract/files/image-view';
import { Problem } from '../../../platform/http/problem.ts';
import type { FilesContext } from '../context.ts';
import { sizeKey } from '../storage-keys.ts';
import { withStore } from '../with-store.ts';

/** As wide as chats show a link, and no wider: whoever is only shown the link does not get the picture itself. */
const widest = 800;

/** The size that a preview is made from, and how large it is there. */
export function linkSizeOf({ sizes, width, height }: ImageView): { readonly width: number; readonly height: number } {
  const shown = sizes.findLast((size) => size.width <= widest)?.width ?? Math.min(width, widest);
  return { width: shown, height: Math.round((height * shown) / width) };
}

/** A picture for the preview of a link, as JPEG. The caller has made sure that anybody with the link may see it. */
export async function readLinkPicture(
  { files, imageProcessing }: Pick<FilesContext, 'files' | 'imageProcessing'>,
  image: ImageView,
): Promise<Buffer> {
  const { publicId } = image;
  return withStore(() =>
    imageProcessing.jpegOf(publicId, async () => {
      const bytes = await files.get(sizeKey(publicId, linkSizeOf(image).width));
      if (!bytes) throw new Problem('not_found', 'That picture is no longer there.');
      return bytes;
    }),
  );
}
