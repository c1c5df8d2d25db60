import { describe, expect, it, vi } from 'vitest';
import { createLiker } from './liker.ts';

function heart(isLiked = false) {
  const answers: { resolve: (count: number) => void; reject: (failure: unknown) => void }[] = [];
  const parts = {
    send: vi.fn((_wanted: boolean) => new Promise<number>((resolve, reject) => answers.push({ resolve, reject }))),
    show: vi.fn(),
    settle: vi.fn(),
    refused: vi.fn(),
  };
  return { ...parts, answers, liker: createLiker(isLiked, parts) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a heart', () => {
  it('is red at once and then as the server counted', async () => {
    const { liker, send, show, settle, answers } = heart();
    liker.press();
    expect(show).toHaveBeenCalledWith(true);
    expect(send).toHaveBeenCalledWith(true);
    answers[0]?.resolve(7);
    await settled();
    expect(settle).toHaveBeenCalledWith(7);
    expect(liker.isBusy()).toBe(false);
  });

  it('is taken back when the server refuses', async () => {
    const { liker, show, refused, answers } = heart();
    liker.press();
    answers[0]?.reject(new Error('gone'));
    await settled();
    expect(show).toHaveBeenLastCalledWith(false);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('ends where a nervous finger stopped, one call at a time', async () => {
    const { liker, send, settle, answers } = heart();
    for (let presses = 0; presses < 4; presses += 1) liker.press();
    expect(send).toHaveBeenCalledTimes(1);
    answers[0]?.resolve(1);
    await settled();
    expect(send.mock.calls).toEqual([[true], [false]]);
    expect(settle, 'the answer to a press that was undone since').not.toHaveBeenCalled();
    answers[1]?.resolve(0);
    await settled();
    expect(settle).toHaveBeenCalledWith(0);
  });
});
