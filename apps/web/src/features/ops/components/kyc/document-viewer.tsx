import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';

type DocumentViewerProps = { readonly url: string; readonly caption: string; readonly onClose: () => void };

const steps = [1, 1.5, 2, 3, 4] as const;
const quarterTurn = 90;

/** A picture as large as the screen and larger: documents are read for their small print. */
export function DocumentViewer({ url, caption, onClose }: DocumentViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(0);
  const [turned, setTurned] = useState(0);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const zoom = (by: -1 | 1) => setStep((now) => Math.min(steps.length - 1, Math.max(0, now + by)));
  const turn = () => setTurned((now) => now + quarterTurn);

  function press(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') zoom(1);
    if (event.key === '-') zoom(-1);
    if (event.key === 'r') turn();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={caption}
      className="ops-viewer"
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ops-viewer-bar">
        <p className="mr-auto truncate font-semibold">{caption}</p>
        <IconButton label="Smaller" disabled={step === 0} onClick={() => zoom(-1)}>
          <ZoomOut size={22} aria-hidden="true" />
        </IconButton>
        <IconButton label="Larger" disabled={step === steps.length - 1} onClick={() => zoom(1)}>
          <ZoomIn size={22} aria-hidden="true" />
        </IconButton>
        <IconButton label="Turn" onClick={turn}>
          <RotateCw size={22} aria-hidden="true" />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <X size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its window is moved with the arrow keys */}
      <section className="ops-viewer-stage" tabIndex={0} aria-label="Picture">
        <img
          src={url}
          alt={caption}
          style={{ width: `${(steps[step] ?? 1) * 100}%`, rotate: `${turned}deg` }}
          className="ops-viewer-image"
        />
      </section>
    </dialog>
  );
}
