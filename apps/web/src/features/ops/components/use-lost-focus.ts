import { type RefObject, useEffect, useRef } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Takes the focus up again when what had it is gone: the buttons of a decision go with it, and Tab should lead on from what stands in their
 * place. Whoever is elsewhere by then is left there.
 */
export function useLostFocus<Element extends HTMLElement>(step: unknown): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    // Nothing was shown before: the page has only come.
    if (before !== undefined && before !== step && isLost()) target.current?.focus();
  }, [step]);
  return target;
}

type Place = { readonly list: string; readonly key: string; readonly at: number };

/** The row that was opened last: whoever comes back from there is at it again. */
let opened: Place | undefined;

/**
 * In a list of work: back from a case one is at its row, and where that has gone, decided, at the one that has taken its place. Answers what
 * the list calls when something in it takes the focus, and when something in it is pressed.
 */
export function useRowFocus(rows: RefObject<HTMLElement | null>, list: string, keys: readonly string[]) {
  const known = keys.join('\n');
  const place = useRef<Place>(undefined);
  useEffect(() => {
    if (!rows.current) return;
    const isBack = place.current === undefined && opened?.list === list;
    if (isBack) {
      place.current = opened;
      opened = undefined;
    }
    // Where the rows come later than their page, its heading has the focus by then.
    const isFree = isLost() || (isBack && document.activeElement?.matches('h1'));
    if (!place.current || !isFree) return;
    const there = known.split('\n').indexOf(place.current.key);
    const row = rows.current.children[there >= 0 ? there : Math.min(place.current.at, rows.current.children.length - 1)];
    row?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [rows, list, known]);

  function remember(inside: Element): void {
    const at = [...(rows.current?.children ?? [])].findIndex((row) => row.contains(inside));
    const key = keys[at];
    if (key !== undefined) place.current = { list, key, at };
  }

  function open(inside: Element): void {
    remember(inside);
    opened = place.current;
  }

  return { remember, open };
}
