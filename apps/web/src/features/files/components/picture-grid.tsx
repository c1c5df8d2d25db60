import type { ImageView } from '@waybill/contract/files/image-view';
import { useState } from 'react';
import { CouldNotOpen } from '../../../ui/could-not-open.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { widthAmong } from '../model/picture-sources.ts';
import { Picture } from './picture.tsx';

type PictureGridProps = { readonly images: readonly ImageView[]; readonly alt: string };

// Most pictures are only looked at where they stand.
const PictureViewer = onDemand(async () => (await import('./picture-viewer.tsx')).PictureViewer, CouldNotOpen);

const mostShown = 4;

/** One picture whole, two to four side by side, and how many more there are. A press shows them large. */
export function PictureGrid({ images, alt }: PictureGridProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return null;
  const shown = images.slice(0, mostShown);
  const hidden = images.length - shown.length;
  const sizes = widthAmong(shown.length);
  const nameOf = (index: number) => (images.length === 1 ? alt : `${alt}, picture ${index + 1} of ${images.length}`);
  return (
    <>
      <div className="picture-grid" data-count={shown.length}>
        {shown.map((image, index) => (
          <button key={image.publicId} type="button" className="picture-grid-cell" onClick={() => setOpen(index)}>
            <Picture image={image} alt={nameOf(index)} sizes={sizes} />
            {hidden > 0 && index === mostShown - 1 ? (
              <span className="picture-grid-more">
                +{hidden}
                <span className="sr-only"> more</span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {open === null ? null : <PictureViewer images={images} nameOf={nameOf} start={open} onClose={() => setOpen(null)} />}
    </>
  );
}
