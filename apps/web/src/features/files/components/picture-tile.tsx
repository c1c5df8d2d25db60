import type { ImageView } from '@waybill/contract/files/image-view';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from './picture.tsx';

type PictureTileProps = {
  readonly image: ImageView;
  /** From 1. */
  readonly place: number;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** A picture that is ready: it can be moved, with its buttons or the arrow keys on them, and taken out. */
export function PictureTile({ image, place, isLast, onMove, onRemove }: PictureTileProps) {
  function pressKey(event: KeyboardEvent) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (!by || (by === -1 && place === 1) || (by === 1 && isLast)) return;
    event.preventDefault();
    onMove(by);
  }

  return (
    <li className="picture-tile" data-image={image.publicId} onKeyDown={pressKey}>
      <Picture image={image} alt={`Picture ${place}`} sizes="128px" className="picture-tile-image" />
      <div className="picture-tile-tools">
        <IconButton label={`Remove picture ${place}`} onClick={onRemove} className="picture-tool">
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="picture-tile-moves">
        {place > 1 ? (
          <IconButton label={`Move picture ${place} earlier`} onClick={() => onMove(-1)} className="picture-tool">
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
        {isLast ? null : (
          <IconButton label={`Move picture ${place} later`} onClick={() => onMove(1)} className="picture-tool ml-auto">
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
