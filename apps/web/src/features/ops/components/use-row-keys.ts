import { type RefObject, useEffect } from 'react';

/**
 * j and k move between what carries `data-row` in a list; Enter then opens it, because it is a link or a button. x presses the box
 * of the row, where it has one; with Shift it chooses a range. Only from within the list: a letter that acts anywhere on a page is in
 * the way of whoever speaks to it (WCAG 2.1.4).
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const key = event.key.toLowerCase();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || !list.current?.contains(target) || isWrittenIn(target)) return;
      if (key === 'x') choose(target, event);
      if (event.key === 'j' || event.key === 'k') move(list.current, target, event);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

const isWrittenIn = (target: Element) => target.closest('input:not([type="checkbox"]), textarea, select') !== null;

/** As a press of the mouse on the box would. */
function choose(target: Element, event: KeyboardEvent): void {
  const box = target.closest('li')?.querySelector<HTMLElement>('[data-choose]');
  if (!box) return;
  event.preventDefault();
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
}

function move(list: HTMLElement, target: Element, event: KeyboardEvent): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  // From the box of a row one goes to the next row, and not to what the box is of.
  const from = target.matches('[data-choose]') ? (target.closest('li')?.querySelector('[data-row]') ?? target) : target;
  const next = event.key === 'j' ? rows.find((row) => follows(row, from)) : rows.findLast((row) => follows(from, row));
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.closest('li')?.scrollIntoView({ block: 'nearest' });
}

function follows(later: Element, earlier: Element): boolean {
  return (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
