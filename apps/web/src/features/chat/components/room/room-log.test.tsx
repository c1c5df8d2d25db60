import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handOf, me, roomOf, shownMessage, tolu } from '../../tests/rooms.ts';
import { RoomLog } from './room-log.tsx';
import type { RoomLinks } from './use-room-links.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // The reader is in Lagos, wherever the test runs.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
});

function linksOf() {
  return {
    onRequest: vi.fn(),
    onOrder: vi.fn(),
    backHref: undefined,
    onDeleted: vi.fn(),
  } satisfies RoomLinks;
}

function show(change: Parameters<typeof handOf>[0], newFrom: number | null = null, room = roomOf()) {
  const hand = handOf(change);
  const asked = linksOf();
  const log = (given = hand) => <RoomLog room={room} hand={given} links={asked} newFrom={newFrom} found={undefined} />;
  const { rerender } = render(log());
  return { ...asked, next: (next: Parameters<typeof handOf>[0]) => rerender(log({ ...hand, ...next })) };
}

const log = () => screen.getByRole('log', { name: 'Conversation with Tolu Adebayo' });

describe('a conversation', () => {
  it('says who said what, and of one’s own how far it has come, in words', () => {
    show({
      messages: [
        shownMessage(1, { text: 'Are you there?' }),
        shownMessage(2, { mine: true, state: 'read', text: 'Yes' }),
        shownMessage(3, { mine: true, state: 'delivered', text: 'At the park' }),
        shownMessage(null, { key: 'a', mine: true, state: 'waiting', hold: 'network', text: 'By the gate' }),
      ],
    });
    const lines = within(log()).getAllByRole('listitem').slice(1);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Tolu: Are you there?9:40 am',
      'You: Yes9:40 amRead',
      'You: At the park9:40 amDelivered',
      'You: By the gate9:40 amWaiting for network',
    ]);
  });

  it('says why something was refused, and lets one try again or give up', () => {
    const retry = vi.fn();
    const discard = vi.fn();
    show({
      retry,
      discard,
      messages: [shownMessage(null, { key: 'a', mine: true, state: 'refused', problem: 'Tolu isn’t taking messages from you.' })],
    });
    within(screen.getByRole('alert')).getByText('Tolu isn’t taking messages from you.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledWith('a');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(discard).toHaveBeenCalledWith('a');
  });

  it('lets one give up what waits for longer than a moment, and says what it waits for', () => {
    vi.useFakeTimers();
    const discard = vi.fn();
    show({ discard, messages: [shownMessage(null, { key: 'a', mine: true, state: 'waiting', hold: 'trouble' })] });
    screen.getByTitle('We are having trouble');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    act(() => void vi.advanceTimersByTime(3000));
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(discard).toHaveBeenCalledWith('a');
    vi.useRealTimers();
  });

  it('draws the line before what is new', () => {
    show({ messages: [shownMessage(1), shownMessage(2), shownMessage(3)] }, 1);
    const lines = within(log()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)[2]).toBe('New messages');
  });

  it('shows text as text: markup is read, not run, and only safe addresses lead away', () => {
    show({ messages: [shownMessage(1, { text: '<img src=x onerror=alert(1)> https://maps.example/yaba http://bad.example' })] });
    expect(log().querySelector('img')).toBeNull();
    screen.getByText(/<img src=x/);
    const links = within(log()).getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('href')).toBe('https://maps.example/yaba');
    expect(links[0]?.getAttribute('rel')).toContain('noopener');
  });

  it('leads from a deal to its order, and from a fee to the request', () => {
    const deal = {
      packageId: 'pkg_1',
      carrierId: tolu.userId,
      orderId: 'ord_1',
      what: 'order.accepted',
      amount: 5000,
      charge: 500,
      currency: 'NGN',
    } as const;
    const { onOrder, onRequest } = show({
      messages: [
        shownMessage(1, { kind: 1, deal, text: '' }),
        shownMessage(2, { kind: 1, deal: { ...deal, orderId: null, what: 'fee.offered' }, text: '', mine: true }),
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: /^Tolu accepted the delivery/ }));
    within(log()).getByText('5,500 naira');
    within(log()).getByText('₦5,000.00 fee and ₦500.00 charge');
    fireEvent.click(screen.getByRole('button', { name: 'See the order' }));
    expect(onOrder).toHaveBeenCalledWith('ord_1');
    fireEvent.click(screen.getByRole('button', { name: /^You suggested a fee/ }));
    fireEvent.click(screen.getByRole('button', { name: 'See the request' }));
    expect(onRequest).toHaveBeenCalledWith('pkg_1', tolu.userId);
    expect(onRequest).not.toHaveBeenCalledWith('pkg_1', me);
  });

  it('folds what happened to a parcel into one line, also what waits for an answer, which the banner says', () => {
    const deal = {
      packageId: 'pkg_1',
      carrierId: tolu.userId,
      orderId: null,
      what: 'fee.offered',
      amount: 5000,
      charge: 500,
      currency: 'NGN',
    } as const;
    const messages = [
      shownMessage(1, { kind: 1, deal, text: '' }),
      shownMessage(2, { kind: 1, deal: { ...deal, what: 'fee.countered' }, text: '' }),
    ];
    const request = {
      packageId: 'pkg_1',
      userId: tolu.userId,
      orderId: null,
      about: 'fee',
      needsMe: true,
      pickup: 'Yaba',
      dropOff: 'Wuse',
      fee: 5000,
      charge: 500,
      currency: 'NGN',
    } as const;
    show({ messages }, null, roomOf({ pendingRequests: [request] }));
    const line = screen.getByRole('button', { name: /^Tolu suggested a fee/ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: /^Tolu suggested another fee/ }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('5,500 naira')).toBeNull();
    fireEvent.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByText('5,500 naira')).toHaveLength(1);
    fireEvent.click(line);
    expect(screen.queryByText('5,500 naira')).toBeNull();
  });

  it('reads out what comes, once, and neither what was there nor what was loaded from before', () => {
    const { next } = show({ messages: [shownMessage(5)] });
    const spoken = () => document.querySelector('[aria-live="polite"]')?.textContent;
    expect(spoken()).toBe('');
    next({ messages: [shownMessage(4, { text: 'Old' }), shownMessage(5)] });
    expect(spoken()).toBe('');
    next({
      messages: [shownMessage(5), shownMessage(6, { text: 'I leave at six' }), shownMessage(7, { mine: true, text: 'Fine' })],
    });
    expect(spoken()).toBe('Tolu: I leave at six');
  });

  it('says when the other one is writing', () => {
    const { next } = show({ messages: [shownMessage(1)] });
    expect(screen.queryByText(/is writing/)).toBeNull();
    next({ messages: [shownMessage(1)], isOtherTyping: true });
    screen.getByText(/Tolu is writing/);
  });

  it('says what the place is for where nothing was said', () => {
    show({});
    screen.getByText(/No messages yet/);
  });

  it('reports messages in sight as seen, unless nobody looks at the page', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 500));
    const sawUpTo = vi.fn();
    show({ messages: [shownMessage(1), shownMessage(2), shownMessage(null, { mine: true })], sawUpTo });
    expect(sawUpTo).toHaveBeenLastCalledWith(2);
    cleanup();
    sawUpTo.mockClear();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show({ messages: [shownMessage(1), shownMessage(2)], sawUpTo });
    expect(sawUpTo).not.toHaveBeenCalled();
  });
});
