import { type RefObject, useEffect } from 'react';

/**
 * j and k move between what carries `data-row` in a list; Enter then opens it, because it is a link or a button. Only from
 * within the list: a letter that acts anywhere on a page is in the way of whoever speaks to it (WCAG 2.1.4).
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if ((event.key !== 'j' && event.key !== 'k') || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || !list.current?.contains(target) || target.closest('input, textarea, select')) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row]')];
      const next = event.key === 'j' ? rows.find((row) => follows(row, target)) : rows.findLast((row) => follows(target, row));
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.closest('li')?.scrollIntoView({ block: 'nearest' });
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

function follows(later: Element, earlier: Element): boolean {
  return (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
