import type { ImageView } from '@waybill/contract/files/image-view';

type EvidencePicturesProps = { readonly images: readonly ImageView[]; readonly alt: string };

/** The pictures of one side. A press opens one in full size in a tab of its own, beside the decision. */
export function EvidencePictures({ images, alt }: EvidencePicturesProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map(({ publicId, sizes }, index) => (
        <li key={publicId}>
          <a href={sizes.at(-1)?.url} target="_blank" rel="noreferrer" className="ops-thumbnail ops-thumbnail-large">
            <img
              src={sizes[0]?.url}
              alt={images.length === 1 ? alt : `${alt}, ${index + 1} of ${images.length}`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
