import type { ImageView } from '@waybill/contract/files/image-view';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from './picture.tsx';

type PictureViewerProps = {
  readonly images: readonly ImageView[];
  readonly nameOf: (index: number) => string;
  readonly start: number;
  readonly onClose: () => void;
};

/** As far as a finger must go to mean it. */
const swipePixels = 48;

/** Pictures as large as the screen, in the browser’s own modal dialog: arrows, swipes, and Escape to leave. */
export function PictureViewer({ images, nameOf, start, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number>(undefined);
  const [index, setIndex] = useState(start);
  const image = images[index];

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing gives the focus back to the picture that was pressed.
    return () => element?.close();
  }, []);

  function go(by: -1 | 1) {
    setIndex((current) => Math.min(images.length - 1, Math.max(0, current + by)));
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  }

  function lift(event: PointerEvent) {
    const distance = event.clientX - (pressedAt.current ?? event.clientX);
    pressedAt.current = undefined;
    if (Math.abs(distance) >= swipePixels) go(distance > 0 ? -1 : 1);
  }

  if (!image) return null;
  return (
    <dialog
      ref={dialog}
      aria-label="Pictures"
      className="picture-viewer"
      onKeyDown={pressKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className="picture-viewer-stage"
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={lift}
      >
        <Picture key={image.publicId} image={image} alt={nameOf(index)} sizes="100vw" className="picture-viewer-image" />
      </div>
      <div className="picture-viewer-bar">
        <p aria-live="polite">
          {index + 1} of {images.length}
        </p>
        <IconButton label="Previous picture" disabled={index === 0} onClick={() => go(-1)}>
          <ChevronLeft size={26} aria-hidden="true" />
        </IconButton>
        <IconButton label="Next picture" disabled={index === images.length - 1} onClick={() => go(1)}>
          <ChevronRight size={26} aria-hidden="true" />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <X size={26} aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}
