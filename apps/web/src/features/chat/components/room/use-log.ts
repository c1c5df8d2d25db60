import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { followLooking, isLookedAt } from '../../../../ui/attention.ts';
import { countNew } from '../../model/room-lines.ts';
import { afterChange, isAtEnd, nearsEnd, nearsStart, type ScrollPosition } from '../../model/scroll-keeping.ts';
import type { RoomInHand } from '../../model/use-room.ts';

type Anchor = { readonly key: string; readonly top: number };

const scrollPositionOf = (box: HTMLElement): ScrollPosition => ({
  top: box.scrollTop,
  whole: box.scrollHeight,
  inSight: box.clientHeight,
});

const messagesIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-key]')];

/** The first message in sight, and where it stands: what the eye holds on to. */
function anchorIn(box: HTMLElement): Anchor | undefined {
  const from = box.getBoundingClientRect().top;
  const first = messagesIn(box).find((element) => element.getBoundingClientRect().bottom > from);
  return first && { key: first.dataset.key ?? '', top: first.getBoundingClientRect().top - from };
}

function movedBy(box: HTMLElement, anchor: Anchor | undefined): number | undefined {
  const element = anchor && messagesIn(box).find(({ dataset }) => dataset.key === anchor.key);
  return element && element.getBoundingClientRect().top - box.getBoundingClientRect().top - anchor.top;
}

/** The number of the last message in sight. */
function lastInSight(box: HTMLElement): number {
  const to = box.getBoundingClientRect().bottom;
  const seen = messagesIn(box).findLast((element) => element.getBoundingClientRect().top + 16 < to && element.dataset.seq);
  return Number(seen?.dataset.seq ?? 0);
}

/** Keeps what is being read where it is, follows what is new, and knows what was seen. */
export function useLog(box: RefObject<HTMLDivElement | null>, hand: RoomInHand) {
  const { messages, hasNewer, hasOlder, isLoading, isLoadingOlder, isLoadingNewer, loadOlder, loadNewer, sawUpTo, toLatest } =
    hand;
  const at = useRef<{
    isAtEnd: boolean;
    anchor: Anchor | undefined;
    lastKey: string | undefined;
    wantsEnd: boolean;
    began: boolean;
    seen: number;
    /** Where it was last scrolled to by us. */
    putAt: number;
  }>({
    isAtEnd: true,
    anchor: undefined,
    lastKey: undefined,
    wantsEnd: false,
    began: false,
    seen: 0,
    putAt: 0,
  });
  const [isBelow, setIsBelow] = useState(true);
  const [seenSeq, setSeenSeq] = useState(0);

  const put = useEffectEvent((element: HTMLElement, top: number) => {
    element.scrollTop = top;
    at.current.putAt = element.scrollTop;
  });

  const look = useEffectEvent(() => {
    const element = box.current;
    if (!element || !at.current.began) return;
    const position = scrollPositionOf(element);
    at.current.isAtEnd = isAtEnd(position);
    at.current.anchor = anchorIn(element);
    const isLow = at.current.isAtEnd && !hasNewer;
    setIsBelow(isLow);
    if (nearsStart(position, at.current.putAt) && hasOlder && !isLoadingOlder) loadOlder();
    if (nearsEnd(position) && hasNewer && !isLoadingNewer) loadNewer();
    const seq = lastInSight(element);
    const isSeen = seq > 0 && isLookedAt();
    if (isSeen) at.current.seen = Math.max(at.current.seen, seq);
    // Counted only further up: at the end, where every room opens, it would be drawn a second time for nothing.
    if (!isLow) setSeenSeq(at.current.seen);
    if (isSeen) sawUpTo(seq);
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isLoading) return;
    const keep = at.current;
    const last = messages.at(-1);
    if (!keep.began) {
      const firstNew = element.querySelector<HTMLElement>('[data-new]');
      put(element, firstNew ? firstNew.offsetTop - element.offsetTop - 64 : element.scrollHeight);
      keep.began = true;
    } else {
      const wroteIt = last?.mine === true && last.seq === null && last.key !== keep.lastKey;
      const act = afterChange({
        wasAtEnd: keep.isAtEnd,
        hasNewer,
        wroteIt: wroteIt || (keep.wantsEnd && !hasNewer),
        movedBy: movedBy(element, keep.anchor),
      });
      put(element, act === 'end' ? element.scrollHeight : element.scrollTop + act);
      if (!hasNewer) keep.wantsEnd = false;
    }
    keep.lastKey = last?.key;
    look();
  }, [box, messages, hasNewer, isLoading]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // A growing field, a keyboard, or a picture that has come: the end stays at the end.
    const stay = () => {
      if (at.current.began && at.current.isAtEnd) put(element, element.scrollHeight);
      look();
    };
    const sizes = new ResizeObserver(stay);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    const again = () => look();
    element.addEventListener('scroll', again, { passive: true });
    const stopFollowing = followLooking(again);
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', again);
      stopFollowing();
    };
  }, [box]);

  const goToEnd = useCallback(() => {
    at.current.wantsEnd = true;
    at.current.isAtEnd = true;
    if (hasNewer) return toLatest();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const element = box.current;
    element?.scrollTo({ top: element.scrollHeight, behavior: isStill ? 'auto' : 'smooth' });
    at.current.wantsEnd = false;
  }, [box, hasNewer, toLatest]);

  return { isBelow, newBelow: countNew(messages, seenSeq), goToEnd };
}
