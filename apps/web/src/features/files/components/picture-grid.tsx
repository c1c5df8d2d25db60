import type { ImageView } from '@waybill/contract/files/image-view';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CouldNotOpen } from '../../../ui/could-not-open.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { widthAmong } from '../model/picture-sources.ts';
import { Picture } from './picture.tsx';

type PictureGridProps = {
  readonly images: readonly ImageView[];
  readonly alt: string;
  /** Small tiles, for a card among many. */
  readonly small?: boolean;
};

// Most pictures are only looked at where they stand.
const PictureViewer = onDemand(async () => (await import('./picture-viewer.tsx')).PictureViewer, CouldNotOpen);

const mostShown = 4;
// As many as stand in one row on a phone.
const mostSmall = 3;

/** One picture whole, two to four side by side, and how many more there are. A press shows them large. */
export function PictureGrid({ images, alt, small = false }: PictureGridProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (images.length === 0) return null;
  const shown = images.slice(0, small ? mostSmall : mostShown);
  const hidden = images.length - shown.length;
  const sizes = small ? '92px' : widthAmong(shown.length);
  const nameOf = (index: number) => (images.length === 1 ? alt : `${alt}, picture ${index + 1} of ${images.length}`);
  return (
    <>
      <div className={classNames('picture-grid', small && 'picture-grid-small')} data-count={shown.length}>
        {shown.map((image, index) => (
          <button key={image.publicId} type="button" className="picture-grid-cell" onClick={() => setOpen(index)}>
            <Picture image={image} alt={nameOf(index)} sizes={sizes} />
            {hidden > 0 && index === shown.length - 1 ? (
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
