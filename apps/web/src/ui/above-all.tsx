import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from './top-modal.ts';

type AboveAllProps = { label: string; children: ReactNode };

/** Something that comes by itself and can be answered wherever one is, also while a sheet is open. It takes no focus. */
export function AboveAll({ label, children }: AboveAllProps) {
  const modal = useTopModal();
  const layer = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another modal it is another element, to be shown anew
  useLayoutEffect(() => {
    const element = layer.current;
    if (element?.showPopover && !element.matches(':popover-open')) element.showPopover();
  }, [modal]);

  return createPortal(
    <section ref={layer} popover="manual" aria-label={label} className="above-all animate-rise">
      {children}
    </section>,
    modal ?? document.body,
  );
}
