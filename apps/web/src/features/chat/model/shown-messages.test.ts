import { describe, expect, it } from 'vitest';
import { me, messageWith, pageOf } from '../../../tests/chat-room.ts';
import { nothingKnown, withMessage, withPage } from './room-messages.ts';
import { showMessages, type WaitingMessage } from './shown-messages.ts';

const waiting: WaitingMessage = {
  clientId: 'mine-1',
  text: 'On my way',
  images: [],
  voice: null,
  writtenAt: '2026-11-16T09:00:00.000Z',
  isSending: false,
  hold: 'network',
};

const two = withPage(nothingKnown, pageOf([messageWith(1), messageWith(2)], 0, {}), {});
const stored = (seq: number) => messageWith(seq, { senderId: me, clientId: 'mine-1', messageText: 'On my way' });
const show = (messages = two, more: Partial<Parameters<typeof showMessages>[0]> = {}) =>
  showMessages({ messages, userId: me, other: { deliveredSeq: 0, readSeq: 0 }, waiting: [], ...more });

describe('the messages of a room', () => {
  it('end with one’s own that wait, which become the stored ones without changing place or key', () => {
    const before = show(two, { waiting: [waiting] });
    expect(before.at(-1)).toMatchObject({ key: 'mine-1', seq: null, mine: true, state: 'waiting', hold: 'network' });
    const after = show(withMessage(two, stored(3)), { waiting: [waiting] });
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.at(-1)).toMatchObject({ key: 'mine-1', seq: 3, state: 'sent' });
    expect(show(withMessage(two, stored(3))), 'also when it has left the outbox').toEqual(after);
  });

  it('keep one’s own on the screen while one before it is still being fetched', () => {
    const shown = show(withMessage(two, stored(4)));
    expect(shown.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    const filled = show(withMessage(withMessage(two, stored(4)), messageWith(3)));
    expect(filled.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [{ deliveredSeq: 0, readSeq: 0 }, 'sent'],
    [{ deliveredSeq: 3, readSeq: 0 }, 'delivered'],
    [{ deliveredSeq: 3, readSeq: 3 }, 'read'],
    [{ deliveredSeq: 3, readSeq: null }, 'delivered'],
  ])('with %o one’s own are %s', (other, state) => {
    expect(show(withMessage(two, stored(3)), { other }).at(-1)?.state).toBe(state);
  });

  it('say that one is on its way, or why it was refused', () => {
    expect(show(two, { waiting: [{ ...waiting, isSending: true }] }).at(-1)?.state).toBe('sending');
    const refused = show(two, { waiting: [{ ...waiting, refusal: 'Tolu isn’t taking messages.' }] });
    expect(refused.at(-1)).toMatchObject({ state: 'refused', problem: 'Tolu isn’t taking messages.' });
  });

  it('are the same objects while nothing about them changed', () => {
    const once = show(withMessage(two, stored(3)));
    const again = show(withMessage(withMessage(two, stored(3)), messageWith(4)));
    expect(again.slice(0, 3).map((message, index) => message === once[index])).toEqual([true, true, false]);
  });
});
