import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Toaster } from './toast.tsx';
import { openedModal } from './top-modal.ts';

type SheetProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** Names what is shown: when that is another thing, the sheet begins at its top. */
  shows?: string;
  /** As large as the screen: for what is looked at, not filled in. */
  full?: boolean;
  /** As high as a phone allows from the start: what is still loading must not push the sheet about when it comes. */
  tall?: boolean;
};

/** The browser’s own modal dialog: it traps the focus, hides the page behind, and gives the focus back. */
export function Sheet({ title, open, onClose, children, footer, wide = false, shows = title, ...size }: SheetProps) {
  const { full = false, tall = false } = size;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // Shown before the fields inside take the focus: in a closed dialog nothing can have it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      heading.current?.focus();
    }
    if (!open && element.open) element.close();
    if (!open) return undefined;
    const end = openedModal(element);
    return () => {
      end();
      // Taken away while it is open, it would take the focus with it, wherever that came from.
      element.close();
    };
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [shows]);

  function pressBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard’s way out, and the dialog itself handles it
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Escape and Android’s Back both arrive as cancel; the owner decides, so that state and dialog never differ.
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={pressBackdrop}
      className={classNames('sheet', wide && 'sheet-wide', full && 'sheet-full', tall && 'sheet-tall')}
    >
      <div className="sheet-paper">
        <span aria-hidden="true" className="sheet-grip" />
        <header className="flex items-center justify-between gap-3 py-2 pr-2 pl-5">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-21 outline-none">
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <X size={22} aria-hidden="true" />
          </IconButton>
        </header>
        <div ref={body} className="sheet-body">
          {open ? children : null}
        </div>
        {footer ? <footer className="sheet-footer">{footer}</footer> : null}
      </div>
      {open ? <Toaster /> : null}
    </dialog>
  );
}
