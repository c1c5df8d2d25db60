import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

type WindowedListProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Every row is as high, in rem: rows that nobody sees are not there to be measured. */
  readonly rowRem: number;
  /** The row in the tab order. */
  readonly active: string | undefined;
  readonly onActive: (key: string) => void;
  /** A key pressed in the active row that moves nowhere. */
  readonly onKey?: (event: KeyboardEvent, item: Item) => void;
  /** What of a row takes the focus has `data-row-focus`. */
  readonly children: (item: Item, isActive: boolean) => ReactNode;
  readonly className?: string | undefined;
};

/** Rows drawn above and below what is seen, so that a quick thumb meets no blank. */
const beyond = 6;
/** Where nothing can be measured, as in tests. */
const guessedHeight = 600;

/**
 * A list of any length of which only what is seen is in the page. Arrows, Page keys, Home and End move from row to row; the row that one is
 * at stays in the page. When rows come and go above, what one looks at stays where it is.
 */
export function WindowedList<Item>(props: WindowedListProps<Item>) {
  const { label, items, keyOf, rowRem, active, onActive, onKey, children, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const [rowPx] = useState(() => rowRem * remPx());
  const [seen, setSeen] = useState({ top: 0, height: guessedHeight });
  const wantsFocus = useRef(false);
  const activeIndex = active === undefined ? -1 : items.findIndex((item) => keyOf(item) === active);
  const first = Math.max(0, Math.floor(seen.top / rowPx) - beyond);
  const last = Math.min(items.length, Math.ceil((seen.top + seen.height) / rowPx) + beyond);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setSeen({ top: element.scrollTop, height: element.clientHeight || guessedHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, []);

  const topmost = useRef<{ readonly key: string; readonly above: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !topmost.current || element.scrollTop < rowPx) return;
    const { key, above } = topmost.current;
    const index = items.findIndex((item) => keyOf(item) === key);
    const wanted = index * rowPx + above;
    if (index >= 0 && Math.abs(wanted - element.scrollTop) >= 1) element.scrollTop = wanted;
  }, [items, keyOf, rowPx]);
  // After the rows have been kept in their place, so that it is not yet that of the new ones.
  useLayoutEffect(() => {
    const index = Math.floor(seen.top / rowPx);
    const item = items[index];
    topmost.current = item === undefined ? undefined : { key: keyOf(item), above: seen.top - index * rowPx };
  }, [seen, items, keyOf, rowPx]);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    box.current?.querySelector<HTMLElement>('[data-row-active] [data-row-focus]')?.focus({ preventScroll: true });
  });

  function move(event: KeyboardEvent) {
    const from = Math.max(0, activeIndex);
    const page = Math.max(1, Math.floor(seen.height / rowPx) - 1);
    const moves: Record<string, number> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: from + page,
      PageUp: from - page,
      Home: 0,
      End: items.length - 1,
    };
    const wanted = moves[event.key];
    const here = items[from];
    if (wanted === undefined) {
      if (here !== undefined) onKey?.(event, here);
      return;
    }
    event.preventDefault();
    const to = Math.min(Math.max(wanted, 0), items.length - 1);
    const next = items[to];
    if (next === undefined) return;
    wantsFocus.current = true;
    onActive(keyOf(next));
    show(to);
  }

  function show(index: number) {
    const element = box.current;
    if (!element) return;
    const height = element.clientHeight || guessedHeight;
    if (index * rowPx < element.scrollTop) element.scrollTop = index * rowPx;
    else if ((index + 1) * rowPx > element.scrollTop + height) element.scrollTop = (index + 1) * rowPx - height;
  }

  const drawn = Array.from({ length: Math.max(0, last - first) }, (_, offset) => first + offset);
  if (activeIndex >= last) drawn.push(activeIndex);
  else if (activeIndex >= 0 && activeIndex < first) drawn.unshift(activeIndex);
  return (
    <div ref={box} className={classNames('relative overflow-y-auto [overflow-anchor:none]', className)}>
      <ul aria-label={label} onKeyDown={move} className="relative" style={{ height: items.length * rowPx }}>
        {drawn.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          const key = keyOf(item);
          const isActive = index === Math.max(0, activeIndex);
          return (
            <li
              key={key}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              data-row-active={isActive || undefined}
              className="absolute inset-x-0"
              style={{ top: index * rowPx, height: rowPx }}
            >
              {children(item, isActive)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
