import { useEffect, useRef } from 'react';
import { Spinner } from './spinner.tsx';

type BusyOverlayProps = { open: boolean; label?: string };

/** For the few acts that must not be interrupted. It cannot be cancelled, and half of the page shows through. */
export function BusyOverlay({ open, label = 'One moment' }: BusyOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-busy="true"
      className="busy-overlay"
      onCancel={(event) => event.preventDefault()}
      // A second Escape is not cancellable in some browsers; keydown is.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div role="status" className="flex flex-col items-center gap-3 text-ink">
        <Spinner size={44} />
        <span className="display text-17 font-semibold">{label}</span>
      </div>
    </dialog>
  );
}
