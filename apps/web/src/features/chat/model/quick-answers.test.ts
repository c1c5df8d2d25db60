import type { DealView } from '@waybill/contract/chat/message-view';
import type { PendingRequestView } from '@waybill/contract/chat/room-view';
import { describe, expect, it } from 'vitest';
import { me, roomOf, shownMessage, tolu } from '../tests/rooms.ts';
import { quickAnswers } from './quick-answers.ts';
import type { ShownMessage } from './shown-message.ts';

const happened = (what: string, carrierId: string) => {
  const deal: DealView = { packageId: 'pkg_1', carrierId, orderId: 'ord_1', what, amount: 3000, charge: null, currency: 'NGN' };
  return shownMessage(1, { kind: 1, text: '', deal });
};

const pending = (about: 'order' | 'fee', needsMe: boolean): PendingRequestView => ({
  packageId: 'pkg_1',
  userId: tolu.userId,
  orderId: null,
  about,
  needsMe,
  pickup: 'Yaba',
  dropOff: 'Wuse',
  fee: 3000,
  charge: null,
  currency: 'NGN',
});

const answers = (messages: readonly ShownMessage[], pendingRequests: PendingRequestView[] = []) =>
  quickAnswers({ room: roomOf({ pendingRequests }), messages, otherId: tolu.userId });

// The width of a phone of 360 pixels, in letters: each answer has room around it.
const expectRow = (row: readonly string[]) =>
  expect(row.join('').length + 4.5 * row.length, row.join(' | ')).toBeLessThanOrEqual(49);

describe('quick answers', () => {
  it('of whoever carries say where they are, while the order runs', () => {
    expect(answers([happened('order.accepted', me)])).toEqual(['On my way', 'I’m outside', 'Please call']);
    expect(answers([happened('order.in-transit', me), shownMessage(2)])).toContain('Running late');
  });

  it('of whoever sends ask where the parcel is', () => {
    expect(answers([happened('order.accepted', tolu.userId)])[0]).toBe('It’s ready');
    expect(answers([happened('order.in-transit', tolu.userId)])).toContain('Where are you?');
  });

  it('go by what waits for an answer before what happened', () => {
    const asked = [happened('order.requested', me)];
    expect(answers(asked, [pending('order', true)])[0]).toBe('What is in the parcel?');
    expect(answers(asked, [pending('fee', true)])[0]).toBe('Let me think');
    expect(answers(asked, [pending('order', false)])).toContain('Any news?');
  });

  it('are left to one’s own words when something went wrong, and in a talk without a parcel', () => {
    for (const what of ['order.disputed', 'order.cancelled', 'order.declined', 'dispute.decided'])
      expect(answers([happened(what, me)]), what).toEqual([]);
    expect(answers([shownMessage(1)])).toEqual([]);
  });

  it('begin a talk that nobody has begun', () => {
    expect(answers([])).toEqual(['Hello', 'Is it still available?']);
  });

  it('leave out what was just said', () => {
    const said = shownMessage(2, { mine: true, text: 'I’m outside' });
    expect(answers([happened('order.accepted', me), said])).toEqual(['On my way', 'Please call']);
  });

  it('are short enough for a row on a phone', () => {
    const steps = ['accepted', 'picked-up', 'in-transit', 'delivered', 'completed'].map((step) => `order.${step}`);
    for (const what of [...steps, 'cancellation-asked'])
      for (const carrierId of [me, tolu.userId]) expectRow(answers([happened(what, carrierId)]));
    for (const about of ['order', 'fee'] as const)
      for (const needsMe of [true, false])
        for (const carrierId of [me, tolu.userId])
          expectRow(answers([happened('order.requested', carrierId)], [pending(about, needsMe)]));
  });
});
