import type { ImageView } from '@waybill/contract/files/image-view';

/** The width of one picture among so many, as `sizes` of an image. */
export const widthAmong = (count: number) => (count === 1 ? '(min-width: 48rem) 640px, 100vw' : '(min-width: 48rem) 320px, 50vw');

export const sourcesOf = ({ sizes }: ImageView) => sizes.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Fetched before they are drawn, where they are known to be in sight. */
export function preloadPictures(images: readonly ImageView[]): void {
  for (const image of images) {
    const ahead = new Image();
    ahead.fetchPriority = 'high';
    ahead.sizes = widthAmong(images.length);
    ahead.srcset = sourcesOf(image);
  }
}
