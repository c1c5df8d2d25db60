import type { DealView } from '@waybill/contract/chat/message-view';
import { describe, expect, it } from 'vitest';
import { roomOf, shownMessage, tolu } from '../tests/rooms.ts';
import { waitingDeals } from './waiting-deals.ts';

const deal = (packageId: string): DealView => ({
  packageId,
  carrierId: tolu.userId,
  orderId: null,
  what: 'fee.offered',
  amount: 3000,
  currency: 'NGN',
});

const messages = [
  shownMessage(1, { deal: deal('pkg_1') }),
  shownMessage(2, { deal: deal('pkg_2') }),
  shownMessage(3, { deal: deal('pkg_1') }),
  shownMessage(4),
];

const pending = (packageId: string) => ({
  packageId,
  userId: tolu.userId,
  orderId: null,
  about: 'fee' as const,
  needsMe: true,
  pickup: 'Yaba',
  dropOff: 'Wuse',
});

describe('a deal stays open', () => {
  it('while its parcel waits for an answer, and only the newest about it', () => {
    expect([...waitingDeals(messages, roomOf({ pendingRequests: [pending('pkg_1')] }))]).toEqual(['m3']);
  });

  it('and never when nothing waits, or what waits is not among the messages that are shown', () => {
    expect(waitingDeals(messages, roomOf()).size).toBe(0);
    expect(waitingDeals(messages, roomOf({ pendingRequests: [pending('pkg_9')] })).size).toBe(0);
  });
});
