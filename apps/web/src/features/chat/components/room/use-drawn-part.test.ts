// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { handOf, said } from '../../tests/rooms.ts';
import { useDrawnPart } from './use-drawn-part.ts';

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => said(first + index));

type Given = { readonly messages: ReturnType<typeof upTo>; readonly jumpedTo?: number };

function draw(messages = upTo(50), newFrom: number | null = null) {
  const loadOlder = vi.fn();
  const { result, rerender } = renderHook<ReturnType<typeof useDrawnPart>, Given>(
    (given) => useDrawnPart(handOf({ messages: given.messages, loadOlder }), newFrom, given.jumpedTo),
    { initialProps: { messages } },
  );
  const drawn = () => {
    const seqs = result.current.messages.map(({ seq }) => seq);
    return { first: seqs[0], last: seqs.at(-1) };
  };
  return { result, next: rerender, drawn, loadOlder };
}

describe('what is drawn of a long conversation', () => {
  it('is its end at first, and what comes is added without taking anything away', () => {
    const { drawn, next, result } = draw();
    expect(drawn()).toEqual({ first: 35, last: 50 });
    expect(result.current.hasOlder).toBe(true);
    next({ messages: upTo(53) });
    expect(drawn()).toEqual({ first: 35, last: 53 });
  });

  it('is less where what was said takes room', () => {
    const tall = upTo(50).map((message) => ({ ...message, text: 'So long '.repeat(20) }));
    expect(draw(tall).drawn().first).toBe(45);
  });

  it('is all that is new, with the last one that was read', () => {
    expect(draw(upTo(50), 9).drawn()).toEqual({ first: 9, last: 50 });
    cleanup();
    expect(draw(upTo(50), 49).drawn(), 'little is new').toEqual({ first: 35, last: 50 });
  });

  it('grows by what is known before anything is fetched, and then by what is fetched', () => {
    const { drawn, next, result, loadOlder } = draw(upTo(90));
    expect(drawn().first).toBe(75);
    act(() => result.current.loadOlder());
    expect(drawn().first).toBe(25);
    act(() => result.current.loadOlder());
    expect(drawn().first).toBe(1);
    expect(result.current.hasOlder).toBe(false);
    expect(loadOlder).not.toHaveBeenCalled();
    act(() => result.current.loadOlder());
    expect(loadOlder).toHaveBeenCalledOnce();
    next({ messages: upTo(90, -49) });
    expect(drawn().first).toBe(-49);
  });

  it('reaches to a message that was jumped to, and stays so', () => {
    const { drawn, next } = draw();
    next({ messages: upTo(50), jumpedTo: 20 });
    expect(drawn().first).toBe(19);
    next({ messages: upTo(50), jumpedTo: 40 });
    expect(drawn().first).toBe(19);
    next({ messages: upTo(8), jumpedTo: 4 });
    expect(drawn(), 'another stretch altogether').toEqual({ first: 1, last: 8 });
  });

  it('is all of a short one, and what is loaded later of an empty one', () => {
    const { drawn, next, result } = draw([]);
    expect(result.current.messages).toEqual([]);
    next({ messages: upTo(50) });
    expect(drawn().first).toBe(35);
    expect(draw(upTo(16)).drawn().first).toBe(1);
  });
});
