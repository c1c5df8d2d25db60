import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

type MenuButtonProps = {
  readonly label: string;
  /** Drawn in place of the three dots. */
  readonly icon?: ReactNode;
  readonly className?: string;
  /** Rows to press; each is given how to close the menu. */
  readonly children: (close: () => void) => ReactNode;
};

/** Three dots that open a few choices beside them: the browser’s own popover, which Escape and a press elsewhere close. */
export function MenuButton({ label, icon, className, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => menu.current?.hidePopover();

  useLayoutEffect(() => {
    if (!open) return;
    if (button.current && menu.current) placeBeside(button.current, menu.current);
    // A menu in the top layer does not scroll along with its button.
    const leave = () => menu.current?.hidePopover();
    addEventListener('scroll', leave, { passive: true });
    return () => removeEventListener('scroll', leave);
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className={classNames('icon-button', className)}
      >
        {icon ?? <Ellipsis size={22} aria-hidden="true" />}
      </button>
      <div ref={menu} id={id} popover="auto" className="menu-paper" onToggle={(event) => setOpen(event.newState === 'open')}>
        {open ? children(close) : null}
      </div>
    </>
  );
}

/** Places the menu below the button with their right sides in line, or above it where there is no room below. */
function placeBeside(button: HTMLElement, menu: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const room = document.documentElement;
  menu.style.right = `${Math.max(8, room.clientWidth - at.right)}px`;
  const fits = at.bottom + menu.offsetHeight + 8 <= room.clientHeight;
  menu.style.top = fits ? `${at.bottom + 4}px` : 'auto';
  menu.style.bottom = fits ? 'auto' : `${room.clientHeight - at.top + 4}px`;
}

type MenuRowProps = {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
  readonly danger?: boolean;
};

export function MenuRow({ icon, onClick, children, danger = false }: MenuRowProps) {
  return (
    <button type="button" onClick={onClick} className={danger ? 'menu-row text-clay' : 'menu-row'}>
      {icon}
      {children}
    </button>
  );
}
